'use client'

import { useEffect, useRef, useState } from 'react'
import { equals } from '../bytes/equals'
import { countMatches, findBackward, findForward, type MatchCount } from './hexSearch'
import type { HexSelection } from './hexSelection'

/** The state of a search in one word, and the progress of the count. */
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

interface Run {
  readonly sought: Uint8Array
  readonly counting: AbortController
  readonly finding: AbortController
}

/** A person reads no faster. */
const pace = 100

/** Go from place to place, and count them all meanwhile. An earlier search is stopped. */
export function useHexSearch(blob: Blob, onEnd: (place: HexSelection | undefined) => void) {
  const [state, setState] = useState(idle)
  const run = useRef<Run>(undefined)

  useEffect(() => () => giveUp(run.current), [])

  function count(sought: Uint8Array, { signal }: AbortController) {
    let told = 0
    const tell = (counted: MatchCount) => {
      const now = performance.now()
      if (counted.progress < 1 && now - told < pace) return
      told = now
      const counting = counted.progress < 1 ? 'running' : 'done'
      setState((before) => ({ ...before, counted, counting }))
    }
    countMatches(blob, sought, signal, tell).catch(() => {
      if (!signal.aborted) setState((before) => ({ ...before, counting: 'stopped' }))
    })
  }

  function find(sought: Uint8Array, from: number, direction: HexDirection) {
    const known = run.current
    const isNew = !known || !equals(known.sought, sought)
    const finding = new AbortController()
    const { signal } = finding
    const counting = isNew ? new AbortController() : known.counting
    known?.finding.abort()
    if (isNew) known?.counting.abort()
    run.current = { sought, counting, finding }
    setState((before) => ({ ...(isNew ? { ...idle, counting: 'running' } : before), status: 'searching' }))
    if (isNew) count(sought, counting)
    around(blob, sought, from, direction, signal).then(
      (at) => {
        if (signal.aborted) return
        setState((before) => ({ ...before, status: at === undefined ? 'nothing' : 'found', at }))
        onEnd(at === undefined ? undefined : { start: at, end: at + sought.length })
      },
      () => {
        if (!signal.aborted) setState((before) => ({ ...before, status: 'failed' }))
      },
    )
  }

  return {
    state,
    find,
    /** Keeps what was found so far. */
    stop() {
      giveUp(run.current)
      setState((before) => ({
        ...before,
        status: before.status === 'searching' ? 'idle' : before.status,
        counting: before.counting === 'running' ? 'stopped' : before.counting,
      }))
    },
    /** Forgets it, as when other words are typed. */
    clear() {
      giveUp(run.current)
      run.current = undefined
      setState(idle)
    },
  }
}

function giveUp(run: Run | undefined): void {
  run?.counting.abort()
  run?.finding.abort()
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
