'use client'

import type { Problem } from '../../data/problems'
import type { FormStore } from '../../form/FormStore'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isSessionEnd } from '../source/problemKinds'
import { useOnline } from '../source/useOnline'
import { useRetryOnline } from '../source/useRetryOnline'
import { useSignIn } from '../product/useSignIn'

interface SaveAgainOptions {
  store: FormStore
  /** Why nothing was saved, unless there is a conflict to decide. */
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  offline: 'wait' | 'fail'
  onSessionEnd: (() => void | Promise<void>) | undefined
  /** Reads the record, as long as there is nothing to save yet. */
  readAgain: (() => Promise<void>) | undefined
  /** Whether the form is as it was when it was sent. */
  isUnchanged: () => boolean
}

/** Save what could not be saved: once there is a connection again, or once the person has signed in. */
export function useSaveAgain(options: SaveAgainOptions) {
  const { store, problem, errors, offline, onSessionEnd, readAgain, isUnchanged } = options
  const isOffline = !useOnline()
  const waits = offline === 'wait' && problem?.status === 0
  const saveUnchanged = () => {
    // Who goes on writing would be taken to a field that is not finished.
    if (isUnchanged()) void store.submit({ retry: true })
  }
  useRetryOnline(waits ? saveUnchanged : undefined)
  const onSignIn = useSignIn(readAgain ?? (() => store.submit({ retry: true })), onSessionEnd)
  return {
    isOffline: waits && isOffline,
    isSignedOut: problem !== undefined && isSessionEnd(problem, errors),
    onSignIn,
  }
}
