'use client'

import { type ReactNode, useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { mayOpen } from '../../spec/product/mayOpen'
import { useProduct } from '../product/useProduct'
import type { QuickCommand } from '../search/QuickCommand'
import { QuickJumpDialog, type QuickJumpDialogProps } from '../search/QuickJumpDialog'
import { productPlaces } from './productPlaces'
import { useRecentRecords } from './useRecentRecords'

export interface ProductQuickJumpProps {
  /** Commands of the host, before those of the product. */
  given: readonly QuickCommand[] | undefined
  icons: Readonly<Record<string, ReactNode>>
}

/** The quick jump of a product: its screens, what makes records, and the records that a person opened last. */
export function ProductQuickJump({ given, icons, ...rest }: ProductQuickJumpProps & QuickJumpDialogProps) {
  const state = useProduct()
  const { t, locale } = useLocale()
  const product = state?.product
  const { role, sources } = state ?? {}
  const createHref = state?.router?.createHref
  const found = useMemo(
    () =>
      product &&
      productPlaces({
        product,
        sources: sources ?? {},
        role,
        icons,
        createHref: createHref ?? asItIs,
        t,
        locale,
      }),
    [product, sources, role, icons, createHref, t, locale],
  )
  const recent = useRecentRecords(rest.open)
  const search = Object.values(product?.screens ?? {}).find(
    (screen) => screen.shows === 'search' && product && mayOpen(product, screen, role),
  )
  return (
    <QuickJumpDialog
      {...rest}
      places={found?.places}
      commands={[...(given ?? []), ...(found?.commands ?? [])]}
      recent={recent}
      {...(search && {
        getSearchHref: (words) => {
          const written = words && `?${new URLSearchParams({ q: words }).toString()}`
          return (createHref ?? asItIs)(search.path + written)
        },
      })}
    />
  )
}

const asItIs = (to: string) => to
