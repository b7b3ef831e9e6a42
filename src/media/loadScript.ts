import { untilAborted } from '../internal/untilAborted'
import { beginLoad, failed, findLoad, keepLoad } from './scriptLoads'
import { ScriptError } from './ScriptError'
import type { ScriptOptions } from './scriptOptions'

/**
 * Run a script once, however many ask for it and however they spell its address, and return what `ready` returns. A tag
 * that is there already is waited for rather than repeated. A failure, always a `ScriptError`, is not kept: the next
 * call tries again.
 */
export async function loadScript<T = undefined>(src: string, options: ScriptOptions<T> = {}): Promise<T> {
  const { signal } = options
  try {
    return await untilAborted(signal, () => steps(src, options))
  } catch (cause) {
    throw cause instanceof ScriptError
      ? cause
      : new ScriptError(signal?.aborted ? 'aborted' : 'rejected', src, cause)
  }
}

async function steps<T>(src: string, options: ScriptOptions<T>): Promise<T> {
  const { after, onStart, ready, strategy = 'now' } = options
  // Before the script is there, `window.google.maps` throws, which says no more than undefined does.
  const look = () => {
    try {
      return ready?.()
    } catch {
      return undefined
    }
  }
  let load = findLoad(src, options)
  let value = look()
  if (value !== undefined) {
    if (!load) keepLoad(src, options, Promise.resolve())
    return value
  }
  if (!load && (after || strategy !== 'now')) {
    const before = new Set(failed)
    // A promise that is broken before anything can look at it is looked at all the same.
    void Promise.allSettled([(strategy as { consent?: unknown }).consent])
    load = await (await waits(src)).untilWanted(src, options, before)
  }
  onStart?.()
  await (load ?? beginLoad(src, options)).done
  value = look()
  return ready && value === undefined ? (await waits(src)).untilReady(src, options, look) : (value as T)
}

/** Most scripts wait for nothing, so that what they could wait for is loaded when one does. */
const waits = (src: string) =>
  import('./scriptWaits').catch((cause: unknown) => {
    throw new ScriptError('network', src, cause)
  })
