'use client'

import type { AccessRequest } from './AccessRequest'
import { useProduct } from './useProduct'

export interface AccessAsking {
  /**
   * Passes on that a person asks for access to what is forbidden here. Without it there is no button for it.
   * @default that of the product around it
   */
  onAskAccess?: ((request: AccessRequest) => void | Promise<void>) | undefined
}

/** Ask for access to what a screen shows, where the host or the product passes that on. */
export function useAskAccess(
  request: AccessRequest,
  { onAskAccess }: AccessAsking,
): (() => void | Promise<void>) | undefined {
  const product = useProduct()
  const pass = onAskAccess ?? product?.onAskAccess
  return pass && (() => pass(request))
}
