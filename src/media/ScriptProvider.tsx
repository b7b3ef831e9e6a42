'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import type { ScriptPolicy } from './scriptTag'

/** The options that all scripts within share. */
export interface ScriptSurroundings {
  /** Admits the tags under a content security policy with `'nonce-…'`. */
  nonce?: string | undefined
  /**
   * For `require-trusted-types-for 'script'`: the name of a policy to be made, which the page's `trusted-types` must
   * allow, or a policy of the page's own.
   */
  policy?: string | ScriptPolicy | undefined
  /**
   * Whether the person has agreed. Scripts with `strategy="consent"` wait until it is true, as long as that takes. What
   * has run cannot be undone when it becomes false.
   * @default false
   */
  consent?: boolean | undefined
}

export interface ScriptProviderProps extends ScriptSurroundings {
  children?: ReactNode
}

export const ScriptContext = createContext<ScriptSurroundings>({})

/**
 * Stands around the parts of an app that use scripts, and draws nothing. One within another changes only what it is
 * given: for each purpose a person may agree to, one of its own.
 */
export function ScriptProvider({ children, nonce, policy, consent }: ScriptProviderProps) {
  const outer = use(ScriptContext)
  const inner = useMemo(
    () => ({
      nonce: nonce ?? outer.nonce,
      policy: policy ?? outer.policy,
      consent: consent ?? outer.consent,
    }),
    [outer, nonce, policy, consent],
  )
  return <ScriptContext value={inner}>{children}</ScriptContext>
}
