'use client'

import { useSyncExternalStore } from 'react'
import type { Problem } from '../../data/problems'
import { failureOf, isGone } from '../source/problemKinds'
import { useRetryOnline } from '../source/useRetryOnline'

/** The state of a page that stands in for its content, in one word. */
export type PageStatus =
  /** There is nothing at this address. */
  | 'notFound'
  /** What stood here was removed. */
  | 'gone'
  /** Something went wrong; trying again may help. */
  | 'failed'
  /** No answer came, since there is no connection. */
  | 'offline'
  /** So much was asked for that the next call has to wait. */
  | 'rateLimited'
  /** The person may not see this. */
  | 'forbidden'
  /** The person has to sign in first. */
  | 'signedOut'
  /** The task of the person is done. */
  | 'done'

export interface StatusScreenOptions {
  /** The problem of the call that failed; without one there is nothing at this address. */
  problem?: Problem | undefined
  /** Tries again. When the connection comes back it is called without being asked. */
  onRetry?: (() => void) | undefined
}

export interface StatusScreenState {
  readonly status: PageStatus
  readonly onRetry: (() => void) | undefined
}

/** Tells from a problem and from the connection what the page is to say, and tries again when the connection is back. */
export function useStatusScreen({ problem, onRetry }: StatusScreenOptions): StatusScreenState {
  const online = useSyncExternalStore(subscribeToConnection, isOnline, () => true)
  const status = statusOf(problem, online)
  useRetryOnline(status === 'offline' ? onRetry : undefined)
  return { status, onRetry: triesAgain.has(status) ? onRetry : undefined }
}

function statusOf(problem: Problem | undefined, online: boolean): PageStatus {
  if (!problem) return 'notFound'
  if (isGone(problem)) return problem.status === 410 ? 'gone' : 'notFound'
  return failureOf(problem, { online, errors: undefined })
}

const triesAgain: ReadonlySet<PageStatus> = new Set(['failed', 'offline', 'rateLimited'])

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function isOnline(): boolean {
  return navigator.onLine
}
