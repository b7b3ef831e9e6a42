'use client'

import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ImageSources } from './imageSources'

/** Where an image stands, in one word. */
export type ImageStatus = 'loading' | 'loaded' | 'failed' | 'retrying'

export interface ImageLoadOptions {
  retry: number
  retryWait: number
  /** Whether it comes out of what stands in its place. */
  fade: boolean
  onStatus: ((status: ImageStatus) => void) | undefined
}

interface Load {
  readonly sources: ImageSources
  /** How often it was tried before. */
  readonly times: number
  readonly outcome?: 'loaded' | 'broken'
  /** What stays in sight until this one is decoded. */
  readonly before?: Load
  readonly fades: boolean
}

/**
 * Follows an image from the first request to the last. Each attempt has an element of its own, so that the one before
 * stays as it is until the next can be shown.
 */
export function useImageLoad(sources: ImageSources, { retry, retryWait, fade, onStatus }: ImageLoadOptions) {
  const drawnHere = useSyncExternalStore(noChange, isTrue, isFalse)
  const [load, setLoad] = useState<Load>({ sources, times: 0, fades: fade && drawnHere })
  const element = useRef<HTMLImageElement>(null)
  const { times, outcome } = load
  const id = idOf(load)
  const status = statusOf(load, retry)

  if (addressOf(load.sources) !== addressOf(sources)) {
    const before = outcome === 'loaded' ? load : load.before
    setLoad({ sources, times: 0, fades: fade && !before, before: before && { ...before, before: undefined } })
  }

  const settle = useCallback(
    (settled: string, how: Pick<Load, 'outcome'> & Partial<Load>) =>
      setLoad((now) => (idOf(now) === settled && now.outcome !== 'loaded' ? { ...now, ...how } : now)),
    [],
  )

  // React hears nothing of an image that was there, or was broken, before it took over what a server has drawn.
  useLayoutEffect(() => {
    const look = () => {
      const image = element.current
      if (image?.complete && image.naturalWidth > 0) settle(id, { outcome: 'loaded', fades: false })
      return image
    }
    const image = look()
    // With several files to choose from, the browser chooses after this.
    queueMicrotask(look)
    // An SVG without a size of its own has no width either, and is not broken.
    if (!drawnHere && image?.complete && image.naturalWidth === 0) {
      image.decode().then(
        () => settle(id, { outcome: 'loaded' }),
        () => settle(id, { outcome: 'broken' }),
      )
    }
  }, [id, drawnHere, settle])

  useEffect(() => {
    if (outcome !== 'broken' || retry === 0) return
    const again = () => setLoad((now) => ({ ...now, times: now.times + 1, outcome: undefined }))
    const timer = times < retry ? setTimeout(again, retryWait * 2 ** times) : undefined
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [outcome, times, retry, retryWait])

  const tell = useRef(onStatus)
  useEffect(() => {
    tell.current = onStatus
  })
  const address = addressOf(load.sources)
  useEffect(() => tell.current?.(status), [status, address])

  const waits = status === 'loading' || status === 'retrying'
  const before = waits ? load.before : undefined
  return {
    status,
    fades: load.fades,
    before: before && { ...before.sources, key: idOf(before) },
    current: {
      key: id,
      ref: element,
      // What a server has drawn is seen as it comes in.
      hidden: status === 'loading' ? load.fades || before !== undefined : waits || status === 'failed',
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        const loaded = () => settle(id, { outcome: 'loaded' })
        currentTarget.decode().then(loaded, loaded)
      },
      onError: () => settle(id, { outcome: 'broken' }),
    },
  }
}

function statusOf({ outcome, times }: Load, retry: number): ImageStatus {
  if (outcome === 'loaded') return outcome
  if (outcome === 'broken' && times >= retry) return 'failed'
  return outcome === 'broken' || times > 0 ? 'retrying' : 'loading'
}

const addressOf = ({ src, srcSet }: ImageSources) => `${src} ${srcSet}`
const idOf = ({ sources, times }: Load) => `${addressOf(sources)} ${times}`

const noChange = () => () => {}
const isTrue = () => true
const isFalse = () => false
