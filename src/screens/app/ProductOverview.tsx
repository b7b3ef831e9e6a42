'use client'

import { useMemo } from 'react'
import { OverviewScreen } from '../overview/OverviewScreen'
import type { ProductScreenProps } from './ProductScreenProps'
import { productWidgets } from './productWidgets'

/** The overview that a product declares, as the role may see it. */
export function ProductOverview(props: ProductScreenProps) {
  const { state, match, label, breadcrumbs, autoFocus, given } = props
  const { product, sources, role, me, client, refresh, router } = state
  const { createHref } = router
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
  return (
    <OverviewScreen
      title={label}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      errors={product.errors}
      {...shown}
      {...given}
    />
  )
}
