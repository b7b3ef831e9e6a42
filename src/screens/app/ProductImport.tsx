'use client'

import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { ImportScreen } from '../import/ImportScreen'
import { hrefIn } from '../product/hrefIn'
import type { ProductRecordProps } from './ProductScreenProps'

/** The import of an entity, on a page below its list. */
export function ProductImport(props: ProductRecordProps) {
  const { state, label, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const { t } = useScreenLocale(englishImport)
  return (
    <ImportScreen
      entity={entity}
      source={source}
      title={label}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(links.list !== undefined && {
        back: <Button href={hrefIn(router, links.list)}>{t('import.toList')}</Button>,
      })}
      {...given}
    />
  )
}
