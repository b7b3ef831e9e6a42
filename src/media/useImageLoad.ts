'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ImageSources } from './imageSources'

/** Where an image stands, in one word. */
export type ImageStatus = 'loading' | 'loaded' | 'failed' | 'retrying'

export type ImageOutcome = 'loaded' | 'broken'

/** Called once with the result of an attempt; `atOnce` when it was known before the first paint. */
export type Settle = (id: string, outcome: ImageOutcome, atOnce?: boolean) => void

export interface ImageLoadOptions {
  retry: number
  retryWait: number
  /** Whether it comes out of what stands in its place. */
  fade: boolean
  onStatus: ((status: ImageStatus) => void) | undefined
}

/** One attempt to load one image. */
export interface ImageLoad {
  readonly sources: ImageSources
  /** How often it was tried before. */
  readonly times: number
  /** Not by a server. */
  readonly drawnHere: boolean
  readonly fades: boolean
  readonly outcome?: ImageOutcome | undefined
  /** Stays in sight until this one is decoded. */
  readonly before?: ImageLoad | undefined
}

/**
 * Follow an image from the first request to the last. Each attempt has an element of its own, so that the one before
 * stays as it is until the next can be shown.
 */
export function useImageLoad(sources: ImageSources, { retry, retryWait, fade, onStatus }: ImageLoadOptions) {
  const drawnHere = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const [load, setLoad] = useState<ImageLoad>({ sources, times: 0, drawnHere, fades: fade && drawnHere })
  const { times, outcome } = load
  const address = addressOf(load.sources)
  const hasAddress = Boolean(load.sources.src)
  const status = statusOf(load, retry)
  const before = status === 'loaded' || status === 'failed' ? undefined : load.before

  if (address !== addressOf(sources)) {
    const kept = outcome === 'loaded' ? { ...load, before: undefined } : before
    setLoad({ sources, times: 0, drawnHere, fades: fade && !kept, before: kept })
  }

  const settle: Settle = useCallback((id, settled, atOnce = false) => {
    setLoad((now) =>
      idOf(now) === id && now.outcome !== 'loaded'
        ? { ...now, outcome: settled, fades: now.fades && !atOnce }
        : now,
    )
  }, [])

  useEffect(() => {
    if (outcome !== 'broken' || !retry || !hasAddress) return
    const again = () =>
      setLoad((now) => ({ ...now, times: now.times + 1, outcome: undefined, drawnHere: true }))
    const timer = times < retry ? setTimeout(again, retryWait * 2 ** times) : undefined
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [outcome, times, retry, retryWait, hasAddress])

  const tell = useRef(onStatus)
  useEffect(() => {
    tell.current = onStatus
  })
  useEffect(() => {
    tell.current?.(status)
  }, [status, address])

  return { load, before, status, settle }
}

function statusOf({ sources, outcome, times }: ImageLoad, retry: number): ImageStatus {
  if (!sources.src) return 'failed'
  if (outcome === 'loaded') return outcome
  if (outcome === 'broken' && times >= retry) return 'failed'
  return outcome === 'broken' || times > 0 ? 'retrying' : 'loading'
}

const addressOf = ({ src, srcSet }: ImageSources) => `${src} ${srcSet}`

/** Tell the element of an attempt from all others. */
export const idOf = ({ sources, times }: ImageLoad) => `${addressOf(sources)} ${times}`

const noChange = () => () => {}
