'use client'

import { useMemo } from 'react'
import { withParams } from '../../internal/addressParams'
import { useLocale } from '../../internal/locale'
import { SearchScreen } from '../search/SearchScreen'
import { productPlaces } from './productPlaces'
import type { ProductScreenProps } from './ProductScreenProps'
import { searchParam } from './recordAddress'

/** The search over the product, whose words stand in the address. */
export function ProductSearch({ state, label, address, breadcrumbs, autoFocus, given }: ProductScreenProps) {
  const { router, product, sources, role } = state
  const { t, locale } = useLocale()
  const { createHref } = router
  const { places } = useMemo(
    () => productPlaces({ product, sources, role, createHref: createHref ?? ((to) => to), t, locale }),
    [product, sources, role, createHref, t, locale],
  )
  const words = searchParam(address, 'q') ?? ''
  const scope = searchParam(address, 'in')
  const write = (next: { words: string; scope: string | undefined }) => {
    const params = new URLSearchParams()
    if (next.words.trim()) params.set('q', next.words.trim())
    if (next.scope !== undefined) params.set('in', next.scope)
    // Back leads to the page before, and not through every letter.
    router.navigate(withParams(address, params), { replace: true })
  }
  return (
    <SearchScreen
      title={label}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      errors={product.errors}
      places={places}
      words={words}
      onWordsChange={(next) => write({ words: next, scope })}
      scope={scope}
      onScopeChange={(next) => write({ words, scope: next })}
      {...given}
    />
  )
}
