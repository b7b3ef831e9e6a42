'use client'

import { useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { OverviewScreen } from '../overview/OverviewScreen'
import type { ProductScreenProps } from './ProductScreenProps'
import { productWidgets } from './productWidgets'

/** The overview that a product declares, as the role may see it. */
export function ProductOverview(props: ProductScreenProps & { title: string | undefined }) {
  const { state, match, title, breadcrumbs, autoFocus, given } = props
  const { product, sources, role, me, client, refresh, router } = state
  const { createHref } = router
  const { t } = useLocale()
  const { screen } = match
  const shown = useMemo(
    () =>
      productWidgets(screen, {
        product,
        sources,
        role,
        me,
        client,
        refresh,
        router: createHref ? { createHref } : {},
      }),
    [screen, product, sources, role, me, client, refresh, createHref],
  )
  const heading = title ?? t('overview.title')
  return (
    <OverviewScreen
      // What one role has read is not for another.
      key={`${role ?? ''} ${me ?? ''}`}
      title={heading}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      errors={product.errors}
      {...shown}
      {...given}
    />
  )
}
