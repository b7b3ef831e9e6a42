'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../components/Button'
import { PageHeader } from '../../components/PageHeader'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { entitiesNounOf } from '../../spec/labels/labels'
import type { ImportScreenProps } from '../import/ImportScreen'
import { hrefOf } from '../product/hrefOf'
import type { ProductRecordProps } from './ProductScreenProps'

// Few come here, and they wait for a file anyway.
const ImportScreen = lazy(async () => ({
  default: (await import('../import/ImportScreen')).ImportScreen as (
    props: ImportScreenProps<Fields>,
  ) => ReactNode,
}))

/** The import of an entity, on a page below its list. */
export function ProductImport(props: ProductRecordProps) {
  const { state, title, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const heading = title ?? t('import.title', { entities: entitiesNounOf(entity, locale) })
  const coming = (
    <section className="sw-Screen" aria-busy="true" data-status="loading">
      <PageHeader title={heading} breadcrumbs={breadcrumbs} />
    </section>
  )
  return (
    <Suspense fallback={coming}>
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
    </Suspense>
  )
}
