'use client'

import { own } from '../../internal/own'
import type { Limit } from '../../spec/product/Product'
import { useProduct } from '../product/useProduct'

/** The limits of the product for the list of an entity: its own (`invoice.export`), or those of every list (`export`). */
export function useListLimits(entity: string, selection: number | undefined) {
  const limits: Readonly<Record<string, Limit>> = useProduct()?.product.limits ?? {}
  const limitOf = (name: string) => (own(limits, `${entity}.${name}`) ?? own(limits, name))?.value
  return {
    /** How many records can be selected for an action: as asked, or as the product says. */
    selection: selection ?? limitOf('selection'),
    /** How many records one export holds. */
    export: limitOf('export'),
  }
}
