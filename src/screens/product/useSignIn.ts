'use client'

import { useProduct } from './useProduct'

/** Let the person sign in, and try again what failed; undefined where neither host nor product has a way to. */
export function useSignIn(
  retry: () => unknown,
  onSessionEnd?: () => void | Promise<void>,
): (() => void) | undefined {
  const product = useProduct()
  const signIn = onSessionEnd ?? product?.onSessionEnd
  return signIn && (() => void signInAnd(retry, signIn))
}

async function signInAnd(retry: () => unknown, signIn: () => void | Promise<void>) {
  await signIn()
  await retry()
}
