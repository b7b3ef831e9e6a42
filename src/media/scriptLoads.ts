import { scriptAddress } from './scriptAddress'
import { ScriptError } from './ScriptError'
import { insertTag, type ScriptTagOptions, tagInPage, watchTag } from './scriptTag'

/** A script that is on its way or has run, for all who ask for its address. */
interface ScriptLoad {
  /** Kept once it has run; broken with a `ScriptError`. */
  readonly done: Promise<unknown>
  failed?: boolean
  /** Begins anew, as it was asked for first. */
  readonly again: () => ScriptLoad
}

const loads = new Map<string, ScriptLoad>()
const lookouts = new Set<() => void>()
/** Tags of others that have failed or were given up: nothing more is expected of them. */
const spent = new WeakSet<HTMLScriptElement>()

/** What is on its way from an address or has run: asked for before, or by a tag that the page has. */
export function findLoad(src: string, options: ScriptTagOptions): ScriptLoad | undefined {
  const address = scriptAddress(src)
  const known = loads.get(address)
  if (known && !known.failed) return known
  const tag = tagInPage(address)
  if (!tag || spent.has(tag)) return undefined
  const done = watchTag(tag, src, options).catch((error: unknown) => {
    spent.add(tag)
    if (error instanceof ScriptError && error.kind === 'timeout') throw error
    return insertTag(src, options)
  })
  return keepLoad(src, options, done)
}

export function beginLoad(src: string, options: ScriptTagOptions): ScriptLoad {
  return keepLoad(src, options, insertTag(src, options))
}

/** From now on, whoever asks for the address is answered with this. */
export function keepLoad(src: string, options: ScriptTagOptions, done: Promise<unknown>): ScriptLoad {
  const load: ScriptLoad = { done, again: () => beginLoad(src, options) }
  // Whoever waits hears of it too; when nobody does, it is nobody's error.
  done.catch(() => {
    load.failed = true
  })
  loads.set(scriptAddress(src), load)
  for (const look of lookouts) look()
  return load
}

/** The next load from an address, whoever begins it. */
export function nextLoad(src: string, signal?: AbortSignal): Promise<ScriptLoad> {
  const address = scriptAddress(src)
  const before = loads.get(address)
  return new Promise((resolve) => {
    const look = () => {
      const load = loads.get(address)
      if (!load || load === before) return
      lookouts.delete(look)
      resolve(load)
    }
    lookouts.add(look)
    signal?.addEventListener('abort', () => lookouts.delete(look))
  })
}

/** Waits until another script has run. One that has failed is tried again; one that nobody asks for is waited for. */
export async function hasRun(src: string, signal?: AbortSignal): Promise<void> {
  const load = findLoad(src, {}) ?? loads.get(scriptAddress(src))?.again() ?? (await nextLoad(src, signal))
  await load.done
}
