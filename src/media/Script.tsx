'use client'

import type { ReactNode } from 'react'
import type { ScriptError } from './ScriptError'
import { useScript, type UseScriptOptions } from './useScript'

export interface ScriptProps<T = undefined> extends UseScriptOptions<T> {
  /** The script's address. All spellings of one address are one script. */
  src: string
  /** Content that needs the script, shown once it is there; a function receives the result of `ready`. */
  children?: ReactNode | ((value: T) => ReactNode) | undefined
  /** Shown until it is there: while it is waited for and while it loads; and when it failed, if nothing else is given. */
  fallback?: ReactNode
  /** Gives what is shown instead when it failed. */
  failed?: ((error: ScriptError, retry: () => void) => ReactNode) | undefined
}

/**
 * Runs a script once for the whole page, and shows what needs it. It draws what it is given and nothing of its own; with
 * `strategy="visible"`, an empty `span` marks the place that must come near sight.
 */
export function Script<T = undefined>({ src, children, fallback, failed, ...options }: ScriptProps<T>) {
  const { status, value, error, retry, ref } = useScript(src, options)
  return (
    <>
      {options.strategy === 'visible' && <span ref={ref} className="sw-Script" />}
      {status === 'loaded'
        ? typeof children === 'function'
          ? children(value)
          : children
        : error && failed
          ? failed(error, retry)
          : fallback}
    </>
  )
}
