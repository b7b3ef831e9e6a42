'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useProduct } from '../product/useProduct'
import type { NoticeSource } from './Notice'
import { unreadOf } from './unreadNotices'

/**
 * How many notices of a source are not read, for a bell or a navigation of the host's own; undefined while that is not known.
 *
 * @param source of which; the product's without one. It stays the same object
 */
export function useUnreadNotices(source?: NoticeSource): number | undefined {
  const product = useProduct()
  const asked = source ?? product?.notices
  const store = asked && unreadOf(asked)
  useEffect(() => store?.watch(), [store])
  return useSyncExternalStore(store?.subscribe ?? never, store?.get ?? unknown, unknown)
}

const never = () => () => {}
const unknown = () => undefined
