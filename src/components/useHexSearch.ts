'use client'

import { useEffect, useRef, useState } from 'react'
import { countMatches, findBackward, findForward, type MatchCount } from './hexSearch'
import type { HexSelection } from './hexSelection'

/** What a search has come to, in one word, and how far the count has come. */
export interface HexSearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'nothing' | 'failed'
  /** Where the place shown last begins. */
  readonly at: number | undefined
  readonly counted: MatchCount
  readonly counting: 'no' | 'running' | 'stopped' | 'done'
}

export type HexDirection = 'next' | 'previous'

const idle: HexSearchState = {
  status: 'idle',
  at: undefined,
  counted: { count: 0, progress: 0, places: [] },
  counting: 'no',
}

/** A person reads no faster. */
const pace = 100

/** Goes from place to place, and counts them all meanwhile. What was searched before is given up. */
export function useHexSearch(blob: Blob, onEnd: (place: HexSelection | undefined) => void) {
  const [state, setState] = useState(idle)
  const run = useRef<{ sought: Uint8Array; counting: AbortController; finding: AbortController }>(undefined)

  useEffect(() => stop, [])

  function stop() {
    run.current?.counting.abort()
    run.current?.finding.abort()
  }

  async function count(sought: Uint8Array, { signal }: AbortController) {
    let told = 0
    try {
      await countMatches(blob, sought, signal, (counted) => {
        const now = performance.now()
        if (counted.progress < 1 && now - told < pace) return
        told = now
        const counting = counted.progress < 1 ? 'running' : 'done'
        setState((before) => ({ ...before, counted: { ...counted }, counting }))
      })
    } catch {
      if (!signal.aborted) setState((before) => ({ ...before, counting: 'stopped' }))
    }
  }

  async function find(sought: Uint8Array, from: number, direction: HexDirection) {
    const known = run.current
    const isNew = !known || !sameBytes(known.sought, sought)
    const finding = new AbortController()
    known?.finding.abort()
    if (isNew) known?.counting.abort()
    run.current = isNew ? { sought, counting: new AbortController(), finding } : { ...known, finding }
    setState((before) => ({ ...(isNew ? { ...idle, counting: 'running' } : before), status: 'searching' }))
    if (isNew) void count(sought, run.current.counting)
    try {
      const at = await around(blob, sought, from, direction, finding.signal)
      if (finding.signal.aborted) return
      setState((before) => ({ ...before, status: at === undefined ? 'nothing' : 'found', at }))
      onEnd(at === undefined ? undefined : { start: at, end: at + sought.length })
    } catch {
      if (!finding.signal.aborted) setState((before) => ({ ...before, status: 'failed' }))
    }
  }

  return {
    state,
    find: (sought: Uint8Array, from: number, direction: HexDirection) => void find(sought, from, direction),
    /** Keeps what was found so far. */
    stop() {
      stop()
      setState((before) => ({
        ...before,
        status: before.status === 'searching' ? 'idle' : before.status,
        counting: before.counting === 'running' ? 'stopped' : before.counting,
      }))
    },
    /** Forgets it, as when other words are typed. */
    clear() {
      stop()
      run.current = undefined
      setState(idle)
    },
  }
}

/** To the end of the file, then from its beginning; or the other way round. */
async function around(
  blob: Blob,
  sought: Uint8Array,
  from: number,
  direction: HexDirection,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { size } = blob
  const overlap = sought.length - 1
  if (direction === 'next') {
    const behind = await findForward(blob, sought, from, size, signal)
    return behind ?? findForward(blob, sought, 0, Math.min(from + overlap, size), signal)
  }
  const ahead = await findBackward(blob, sought, from, 0, signal)
  return ahead ?? findBackward(blob, sought, size, from, signal)
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
