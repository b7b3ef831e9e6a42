'use client'

import { Button } from '../../components/Button'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCompare } from '../../messages/englishCompare'
import { CompareScreen } from '../compare/CompareScreen'
import { hrefIn } from '../product/hrefIn'
import { comparedIds, pathToCompare } from './comparedIds'
import { readRecordId } from './recordIdOf'
import type { ProductRecordProps } from './ProductScreenProps'

/** Some records of an entity side by side: which of them stands in the address. */
export function ProductCompare(props: ProductRecordProps) {
  const { state, label, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const { t } = useScreenLocale(englishCompare)
  const ids = comparedIds(address).map((written) => readRecordId(entity, written))
  const [path = ''] = address.split('?')
  const { detail, list } = links
  return (
    <CompareScreen
      entity={entity}
      source={source}
      ids={ids}
      title={label}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(detail && { getHref: (id: RecordId) => hrefIn(router, detail(id)) })}
      {...(list !== undefined && {
        back: <Button href={hrefIn(router, list)}>{t('compare.toList')}</Button>,
      })}
      // Back leads to the list, and not through every record that was left out.
      onLeaveOut={(id) =>
        router.navigate(
          pathToCompare(
            path,
            ids.filter((one) => one !== id),
          ),
          { replace: true },
        )
      }
      {...given}
    />
  )
}
