import type { ScriptTagOptions } from './scriptTag'

/** When to begin: at once, in a quiet moment, when an element comes near sight, when a promise of consent is kept. */
export type ScriptStrategy =
  'now' | 'idle' | { readonly visible: Element } | { readonly consent: PromiseLike<boolean> }

export interface ScriptOptions<T = undefined> extends ScriptTagOptions {
  /**
   * When to begin: `now`, when the browser is `idle`, when an element comes near sight, or when a person has agreed.
   * @default 'now'
   */
  strategy?: ScriptStrategy
  /**
   * Addresses of scripts that must have run before. One that nobody has asked for yet is waited for, for at most
   * `timeout`; when one fails, this one fails with its error.
   */
  after?: string | readonly string[]
  /**
   * What the script makes, or undefined until it has: `() => window.Stripe`. Asked again and again once the script has
   * run. When it gives something beforehand, the script is there and nothing is loaded.
   */
  ready?: () => T | undefined
  /** Hears when the waiting ends and the loading begins, or has begun. */
  onStart?: () => void
  /** Ends the waiting of this one caller. When nothing has been loaded yet and nobody else asks, nothing will be. */
  signal?: AbortSignal
}
