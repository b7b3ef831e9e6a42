'use client'

import type { Problem } from '../../data/problems'
import { failureOf, isGone } from '../source/problemKinds'
import { useOnline } from '../source/useOnline'
import { useRetryOnline } from '../source/useRetryOnline'

/** The state of a page that stands in for its content, in one word. */
export type PageStatus =
  /** There is nothing at this address. */
  | 'notFound'
  /** The page or record was removed. */
  | 'gone'
  /** Something went wrong; trying again may help. */
  | 'failed'
  /** No answer came, since there is no connection. */
  | 'offline'
  /** So much was asked for that the next call has to wait. */
  | 'rateLimited'
  /** The service does not answer for the moment. */
  | 'unavailable'
  /** The service is being worked on; a moment is known when it is back, or none. */
  | 'maintenance'
  /** The person may not see this. */
  | 'forbidden'
  /** The person has to sign in first. */
  | 'signedOut'
  /** The task of the person is done. */
  | 'done'
  /** There is nothing here yet. */
  | 'empty'

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
  const online = useOnline()
  const status = statusOf(problem, online)
  useRetryOnline(status === 'offline' ? onRetry : undefined)
  return { status, onRetry: triesAgain.has(status) ? onRetry : undefined }
}

function statusOf(problem: Problem | undefined, online: boolean): PageStatus {
  if (!problem) return 'notFound'
  if (isGone(problem)) return problem.status === 410 ? 'gone' : 'notFound'
  if (problem.status === 503) return 'unavailable'
  return failureOf(problem, { online, errors: undefined })
}

/** States that are often over a moment later. */
export const triesAgain: ReadonlySet<PageStatus> = new Set([
  'failed',
  'offline',
  'rateLimited',
  'unavailable',
])
