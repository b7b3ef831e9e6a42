'use client'

import { type RefCallback, use, useEffect, useReducer, useRef, useState } from 'react'
import { loadScript } from './loadScript'
import type { ScriptError } from './ScriptError'
import type { ScriptOptions } from './scriptOptions'
import { ScriptContext, type ScriptSurroundings } from './ScriptProvider'

export interface UseScriptOptions<T = undefined>
  extends Omit<ScriptOptions<T>, 'strategy' | 'signal' | 'onStart'>, ScriptSurroundings {
  /**
   * When to begin: `now`, once the component is on the page; `idle`, when the browser has nothing else to do; `visible`,
   * when the element with the `ref` comes near sight; `consent`, when the person has agreed.
   * @default 'now'
   */
  strategy?: 'now' | 'idle' | 'visible' | 'consent' | undefined
  /** Hears each change of where the script stands, also when it has long been there. */
  onStatus?: ((state: ScriptState<T>) => void) | undefined
}

/** Where a script stands, in one word, and what belongs to it. */
export type ScriptState<T = undefined> =
  | { readonly status: 'waiting' | 'loading'; readonly value?: undefined; readonly error?: undefined }
  | { readonly status: 'loaded'; readonly value: T; readonly error?: undefined }
  | { readonly status: 'failed'; readonly value?: undefined; readonly error: ScriptError }

export type UsedScript<T = undefined> = ScriptState<T> & {
  /** Tries again after a failure. */
  readonly retry: () => void
  /** For the element that must come into sight, with `strategy: 'visible'`. */
  readonly ref: RefCallback<Element>
}

/**
 * Run a script once for all components that use it, and tell each how it goes. Leaving the page while it loads stops
 * nothing for the others; leaving while it is waited for means that it is not loaded. Options other than `src`,
 * `strategy` and `consent` hold as they were when the loading began.
 */
export function useScript<T = undefined>(src: string, options: UseScriptOptions<T> = {}): UsedScript<T> {
  const settings = { ...use(ScriptContext), ...options }
  const { strategy, consent } = settings
  const [element, setElement] = useState<Element | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const run = `${attempt} ${src}`
  const [known, setKnown] = useState<readonly [run: string, state: ScriptState<T>]>()
  const latest = useRef(settings)

  useEffect(() => {
    latest.current = settings
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (state: ScriptState<T>) => {
      if (signal.aborted) return
      setKnown([run, state])
      latest.current.onStatus?.(state)
    }
    const agreed = new Promise<boolean>((agree) => {
      if (strategy === 'consent' && consent) agree(true)
    })
    loadScript(src, {
      ...latest.current,
      signal,
      strategy:
        strategy === 'visible' || strategy === 'consent'
          ? element
            ? { visible: element }
            : { consent: agreed }
          : strategy,
      onStart: () => tell({ status: 'loading' }),
    }).then(
      (value) => tell({ status: 'loaded', value }),
      (error: unknown) => tell({ status: 'failed', error: error as ScriptError }),
    )
    return () => leaving.abort()
  }, [src, run, strategy, consent, element])

  return { ...(known?.[0] === run ? known[1] : { status: 'waiting' }), retry, ref: setElement }
}
