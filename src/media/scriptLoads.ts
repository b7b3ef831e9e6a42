import { scriptAddress } from './scriptAddress'
import { insertTag, type ScriptTagOptions, tagInPage, watchTag } from './scriptTag'

/** A script that is on its way, has run or has failed, for all who ask for its address. */
export interface ScriptLoad {
  /** Kept once it has run; broken with a `ScriptError`. */
  readonly done: Promise<unknown>
  /** As it was asked for first. */
  readonly options: ScriptTagOptions
}

/** The last load of each address. */
export const loads = new Map<string, ScriptLoad>()
/** The addresses whose last load has failed. */
export const failed = new Set<string>()
/** Has an event for each load that begins, whose type is the address. */
export const loadBegun = /* @__PURE__ */ new EventTarget()
/** Tags of others. One whose load has failed or was given up is not waited for again. */
const watched = new WeakSet<HTMLScriptElement>()

/** Find a load that is on its way or has run: one asked for before, or that of a tag in the page. */
export function findLoad(src: string, options: ScriptTagOptions): ScriptLoad | undefined {
  const address = scriptAddress(src)
  const known = loads.get(address)
  if (known && !failed.has(address)) return known
  const tag = tagInPage(address)
  if (!tag || watched.has(tag)) return undefined
  watched.add(tag)
  const done = watchTag(tag, src, options).then((ran) => ran || insertTag(src, options))
  return keepLoad(src, options, done)
}

export function beginLoad(src: string, options: ScriptTagOptions): ScriptLoad {
  return keepLoad(src, options, insertTag(src, options))
}

/** Keep a load for all who ask for the address from now on. */
export function keepLoad(src: string, options: ScriptTagOptions, done: Promise<unknown>): ScriptLoad {
  const address = scriptAddress(src)
  const load = { done, options }
  loads.set(address, load)
  failed.delete(address)
  // Each caller handles the rejection; without a caller it must not be an unhandled one.
  done.catch(() => failed.add(address))
  loadBegun.dispatchEvent(new Event(address))
  return load
}
