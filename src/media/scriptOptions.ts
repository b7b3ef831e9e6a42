import type { ScriptTagOptions } from './scriptTag'

/** When to begin: at once, in a quiet moment, when an element comes near sight, when a promise of consent is kept. */
export type ScriptStrategy =
  | 'now'
  | 'idle'
  | { readonly visible: Element }
  | { readonly consent: PromiseLike<boolean> }

export interface ScriptOptions<T = undefined> extends ScriptTagOptions {
  /**
   * Begins `now`, when the browser is `idle`, when an element comes near sight, or when a person has agreed.
   * @default 'now'
   */
  strategy?: ScriptStrategy | undefined
  /**
   * Addresses of scripts that must have run before. One that is not asked for yet is waited for, for at most
   * `timeout`; when one fails, this one fails with its error.
   */
  after?: string | readonly string[] | undefined
  /**
   * Returns what the script makes, or undefined until it has: `() => window.Stripe`. Called again and again once the script
   * has run. When it returns a value beforehand, the script is there and nothing is loaded.
   */
  ready?: (() => T | undefined) | undefined
  /** Called when the waiting ends and the loading begins, or has begun. */
  onStart?: (() => void) | undefined
  /** Ends the waiting of this one call; a script that is not begun yet is then not loaded for it. */
  signal?: AbortSignal | undefined
}
