import { ScriptError } from './ScriptError'
import { scriptAddress } from './scriptAddress'
import { beginLoad, failed, findLoad, loadBegun, loads, type ScriptLoad } from './scriptLoads'
import type { ScriptOptions, ScriptStrategy } from './scriptOptions'
import { boundedTimeout } from './scriptTag'

type Addresses = ReadonlySet<string>

/**
 * Waits until a script may begin. Gives its load if somebody else has begun it, who need not wait for the same. This file
 * itself takes a while to come: `before` has the addresses that had failed when somebody asked.
 */
export async function untilWanted(
  src: string,
  options: ScriptOptions<unknown>,
  before: Addresses,
): Promise<ScriptLoad | undefined> {
  const { after = [], signal, strategy = 'now' } = options
  // Only what fails while this file comes counts as failed. After any other wait, a failure is tried again.
  let known = before
  signal?.throwIfAborted()
  if (strategy !== 'now') {
    const load = await Promise.race([untilTime(strategy), nextLoad(src, before, signal)])
    signal?.throwIfAborted()
    if (load) return load
    known = failed
  }
  for (const other of [after].flat()) {
    await hasRun(other, known, signal)
    signal?.throwIfAborted()
    known = failed
  }
  return findLoad(src, options)
}

/** Consent is `true` and nothing else. */
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

/** Waits until another script has run. One that had failed is tried again; one that nobody asks for is waited for. */
async function hasRun(src: string, before: Addresses, signal?: AbortSignal): Promise<unknown> {
  const last = loads.get(scriptAddress(src))
  const load = loadSince(src, before) ?? findLoad(src, {}) ?? (last && beginLoad(src, last.options))
  return (load ?? (await nextLoad(src, before, signal)))?.done
}

/** The next load from an address, whoever begins it, or one that has begun meanwhile. */
const nextLoad = (src: string, before: Addresses, signal?: AbortSignal) =>
  new Promise<ScriptLoad | undefined>((resolve) => {
    const load = loadSince(src, before)
    if (load) return resolve(load)
    const address = scriptAddress(src)
    loadBegun.addEventListener(address, () => resolve(loads.get(address)), { once: true, signal })
  })

/** What is on its way, has run, or has failed no earlier than this was asked for. */
function loadSince(src: string, before: Addresses): ScriptLoad | undefined {
  const address = scriptAddress(src)
  return failed.has(address) && before.has(address) ? undefined : loads.get(address)
}

/** Asks again and again for what a script makes, which may come a moment after it has run. */
export async function untilReady<T>(
  src: string,
  options: ScriptOptions<T>,
  look: () => T | undefined,
): Promise<T> {
  for (let left = boundedTimeout(options); left > 0; left -= 50) {
    await new Promise((next) => setTimeout(next, 50))
    options.signal?.throwIfAborted()
    const value = look()
    if (value !== undefined) return value
  }
  throw new ScriptError('not-ready', src)
}
