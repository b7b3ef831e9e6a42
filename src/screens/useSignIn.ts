'use client'

import { useProduct } from './useProduct'

/** Let the person sign in, and try again what failed; undefined where the product has no way to. */
export function useSignIn(retry: () => unknown): (() => void) | undefined {
  const signIn = useProduct()?.onSessionEnd
  return signIn && (() => void signInAnd(retry, signIn))
}

async function signInAnd(retry: () => unknown, signIn: () => void | Promise<void>) {
  await signIn()
  await retry()
}
