'use client'

import { useSyncExternalStore } from 'react'
import type { QueueState, WriteQueue } from '../../data/queue/QueuedWrite'

/** How the writes of a source fare that were made without a connection; where it keeps none, nothing waits. */
export function useQueueState(queue: WriteQueue | undefined): QueueState {
  return useSyncExternalStore(queue?.subscribe ?? never, queue?.getState ?? nothingWaits, nothingWaits)
}

const empty: QueueState = { status: 'empty', waiting: [], rejected: [] }
const nothingWaits = () => empty
const never = () => () => {}
