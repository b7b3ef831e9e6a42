'use client'

import { useMemo } from 'react'
import type { Action } from '../../spec/access/accessOf'
import { type SeenEntity, seenEntities } from './seenEntities'
import { useProduct } from './useProduct'

const none: readonly SeenEntity[] = []

/** The entities of the product, those alone with whose records the person may do this, if it is given; none without a product. */
export function useSeenEntities(action?: Extract<Action, string>): readonly SeenEntity[] {
  const { product, sources, role, me, router } = useProduct() ?? {}
  // A router is another one at each address.
  const createHref = router?.createHref
  return useMemo(
    () => (product && sources ? seenEntities({ product, sources, role, me, createHref }, action) : none),
    [product, sources, role, me, createHref, action],
  )
}
