import { beginLoad, findLoad, hasRun, keepLoad, nextLoad } from './scriptLoads'
import { ScriptError } from './ScriptError'
import { boundedTimeout, type ScriptTagOptions } from './scriptTag'
import { type ScriptStrategy, untilWanted } from './untilWanted'

export interface ScriptOptions<T = undefined> extends ScriptTagOptions {
  /**
   * When to begin: `now`, when the browser is `idle`, when an element comes near sight, or when a person has agreed.
   * @default 'now'
   */
  strategy?: ScriptStrategy
  /**
   * Addresses of scripts that must have run before. One that nobody has asked for yet is waited for; when one fails,
   * this one fails with its error.
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

/**
 * Runs a script once, however many ask for it and however they spell its address, and gives what `ready` gives. A tag
 * that is there already is waited for rather than repeated. A failure, always a `ScriptError`, is not kept: the next
 * call tries again.
 */
export async function loadScript<T = undefined>(src: string, options: ScriptOptions<T> = {}): Promise<T> {
  const { signal } = options
  try {
    signal?.throwIfAborted()
    return await new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      steps(src, options).then(resolve, reject)
    })
  } catch (cause) {
    throw cause instanceof ScriptError
      ? cause
      : new ScriptError(signal?.aborted ? 'aborted' : 'refused', src, cause)
  }
}

async function steps<T>(src: string, options: ScriptOptions<T>): Promise<T> {
  const { after = [], onStart, ready, signal, strategy = 'now' } = options
  let load = findLoad(src, options)
  let value = valueOf(ready)
  if (value !== undefined) {
    if (!load) keepLoad(src, options, Promise.resolve())
    return value
  }
  if (!load && strategy !== 'now') load = await Promise.race([untilWanted(strategy), nextLoad(src, signal)])
  signal?.throwIfAborted()
  onStart?.()
  if (!load) {
    for (const before of [after].flat()) {
      await hasRun(before, signal)
      signal?.throwIfAborted()
    }
    load = findLoad(src, options) ?? beginLoad(src, options)
  }
  await load.done
  for (let left = boundedTimeout(options); ready && (value = valueOf(ready)) === undefined; left -= 50) {
    if (left <= 0) throw new ScriptError('not-ready', src)
    await new Promise((next) => setTimeout(next, 50))
    signal?.throwIfAborted()
  }
  return value as T
}

/** Before the script is there, `window.google.maps` throws, which says no more than undefined does. */
function valueOf<T>(ready: (() => T | undefined) | undefined): T | undefined {
  try {
    return ready?.()
  } catch {
    return undefined
  }
}
