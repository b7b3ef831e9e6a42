import { wait } from '../internal/wait'
import { ScriptError } from './ScriptError'
import { scriptAddress } from './scriptAddress'
import { beginLoad, failed, findLoad, loadBegun, loads, type ScriptLoad } from './scriptLoads'
import type { ScriptOptions, ScriptStrategy } from './scriptOptions'
import { inOrder, isWaitedFor } from './scriptOrder'
import { boundedTimeout } from './scriptTag'

type Addresses = ReadonlySet<string>

/**
 * Wait until a script may begin. Returns its load if another caller has begun it, which need not wait for the same. This
 * file itself takes a while to load: `before` has the addresses that had failed when the script was asked for.
 */
export async function untilWanted(
  src: string,
  options: ScriptOptions<unknown>,
  before: Addresses,
): Promise<ScriptLoad | undefined> {
  const { signal, strategy = 'now' } = options
  const after = typeof options.after === 'string' ? [options.after] : (options.after ?? [])
  signal?.throwIfAborted()
  return inOrder(src, after, signal, async () => {
    // Only what fails while this file comes counts as failed. After any other wait, a failure is tried again.
    let known = before
    if (strategy !== 'now') {
      const load = await Promise.race([untilTime(strategy), nextLoad(src, before, signal)])
      signal?.throwIfAborted()
      if (load) return load
      known = failed
    }
    for (const other of after) {
      await hasRun(other, src, options, known)
      signal?.throwIfAborted()
      known = failed
    }
    return findLoad(src, options)
  })
}

/** Only `true` is consent. */
async function untilTime(strategy: Exclude<ScriptStrategy, 'now'>): Promise<undefined> {
  if (strategy === 'idle') {
    // Safari has no idle callbacks.
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  } else if ('visible' in strategy) {
    await new Promise<void>((resolve) => {
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: '200px' },
      ).observe(strategy.visible)
    })
  } else if ((await strategy.consent) !== true) throw new Error('No consent')
}

/** Wait until another script has run. One that had failed is tried again; one that is not asked for yet is waited for. */
async function hasRun(
  other: string,
  src: string,
  options: ScriptOptions<unknown>,
  before: Addresses,
): Promise<unknown> {
  const last = loads.get(scriptAddress(other))
  const load = loadSince(other, before) ?? findLoad(other, {}) ?? (last && beginLoad(other, last.options))
  return (load ?? (await begunInTime(other, src, options, before)))?.done
}

/** Reject when a script is not begun in time. While another caller has asked for it and waits too, the time stands still. */
function begunInTime(other: string, src: string, options: ScriptOptions<unknown>, before: Addresses) {
  const { signal } = options
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const late = new Promise<never>((_, reject) => {
    const look = () =>
      isWaitedFor(other) ? watch() : reject(new ScriptError('timeout', other, undefined, story))
    const watch = () => {
      timer = setTimeout(look, boundedTimeout(options))
    }
    const story = `was not loaded by any other call in time, so that ${src}, which comes after it, was given up. Load it too, or take it out of \`after\`.`
    watch()
  })
  signal?.addEventListener('abort', stop)
  return Promise.race([nextLoad(other, before, signal), late]).finally(stop)
}

/** The next load from an address, by any caller, or one that has begun meanwhile. */
const nextLoad = (src: string, before: Addresses, signal?: AbortSignal) =>
  new Promise<ScriptLoad | undefined>((resolve) => {
    const load = loadSince(src, before)
    if (load) return resolve(load)
    const address = scriptAddress(src)
    loadBegun.addEventListener(address, () => resolve(loads.get(address)), { once: true, signal })
  })

/** A load that is on its way, has run, or has failed since this script was asked for. */
function loadSince(src: string, before: Addresses): ScriptLoad | undefined {
  const address = scriptAddress(src)
  return failed.has(address) && before.has(address) ? undefined : loads.get(address)
}

/** Poll for the value that a script makes, which may come a moment after it has run. */
export async function untilReady<T>(
  src: string,
  options: ScriptOptions<T>,
  look: () => T | undefined,
): Promise<T> {
  for (let left = boundedTimeout(options); left > 0; left -= 50) {
    await wait(50, options.signal)
    const value = look()
    if (value !== undefined) return value
  }
  throw new ScriptError('not-ready', src)
}
