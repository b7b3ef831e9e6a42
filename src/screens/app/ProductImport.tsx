'use client'

import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { entitiesNounOf } from '../../spec/labels/labels'
import { ImportScreen } from '../import/ImportScreen'
import { hrefOf } from '../product/hrefOf'
import type { ProductRecordProps } from './ProductScreenProps'

/** The import of an entity, on a page below its list. */
export function ProductImport(props: ProductRecordProps) {
  const { state, title, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useScreenLocale(englishImport)
  const heading = title ?? t('import.title', { entities: entitiesNounOf(entity, locale) })
  return (
    <ImportScreen
      entity={entity}
      source={source}
      title={heading}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(links.list !== undefined && {
        back: <Button href={hrefOf(router, links.list)}>{t('import.toList')}</Button>,
      })}
      {...given}
    />
  )
}
