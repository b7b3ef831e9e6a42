'use client'

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChoiceOption } from './ChoiceOption'
import { filterOptions } from './filterOptions'

/** The options found for a text, and whether there are more. */
export interface OptionsPage {
  readonly options: readonly ChoiceOption[]
  /** Whether more can be asked for, with the number of options that are there as `offset`. */
  readonly hasMore?: boolean | undefined
}

export interface OptionsRequest {
  /** Aborted once the answer is no longer wanted, as when the person types on. */
  readonly signal: AbortSignal
  /** How many options have come already. */
  readonly offset: number
}

/** Asks for the options that a text finds; an empty text stands for all. */
export type LoadOptions = (query: string, request: OptionsRequest) => Promise<OptionsPage>

/** Where the options of a field come from. */
export interface OptionsProps {
  /** The options, in this order; neighbours of one `group` stand under its name. */
  options?: readonly ChoiceOption[] | undefined
  /**
   * Asks for the options as a person types: once they pause, with the call before cancelled. An answer that comes too
   * late is never shown.
   */
  loadOptions?: LoadOptions | undefined
}

export interface LoadedOptions {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Those that the text finds; while others are on their way, those of them that are there. */
  readonly options: readonly ChoiceOption[]
  /** Asks for more, where there is more. */
  readonly loadMore: () => void
  /** Asks once again after a failure. */
  readonly retry: () => void
}

/** The options that a text finds, of those given or from a promise; asked for while `wanted`. */
export function useOptions(
  { options = none, loadOptions }: OptionsProps,
  query: string,
  wanted: boolean,
): LoadedOptions {
  const [answer, setAnswer] = useState<Answer>(nothingYet)
  const [turn, setTurn] = useState<Turn>({})
  const latest = useRef(loadOptions)
  useLayoutEffect(() => void (latest.current = loadOptions))

  const isAsked = wanted && loadOptions !== undefined
  useEffect(() => {
    const load = latest.current
    if (!isAsked || !load) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const before = turn.after ?? []
    const take = (next: Pick<Answer, 'options' | 'hasMore' | 'failed'>) => {
      if (!signal.aborted) setAnswer({ ...next, query, turn })
    }
    const takePage = ({ options: next, hasMore = false }: OptionsPage) =>
      take({ options: before.length === 0 ? next : [...before, ...next], hasMore, failed: false })
    const ask = async () => {
      try {
        takePage(await load(query, { signal, offset: before.length }))
      } catch {
        take({ options: before, hasMore: false, failed: true })
      }
    }
    const timer = setTimeout(() => void ask(), query === '' || turn.after || turn.again ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsked, query, turn])

  // A new text asks for its own options, and for no more of the old one's.
  if (turn.query !== undefined && turn.query !== query) setTurn({})

  const isAnswer = loadOptions !== undefined && answer.query === query
  const there = loadOptions ? answer.options : options
  const found = useMemo(() => (isAnswer ? there : filterOptions(there, query)), [isAnswer, there, query])
  if (!loadOptions) return { status: 'ready', options: found, loadMore: ignore, retry: ignore }
  const isCurrent = isAnswer && answer.turn === turn
  return {
    status: !isCurrent ? 'loading' : answer.failed ? 'failed' : 'ready',
    options: found,
    loadMore: () => {
      if (isCurrent && answer.hasMore) setTurn({ query, after: answer.options })
    },
    retry: () => setTurn({ query, again: true, ...(answer.options.length > 0 && { after: answer.options }) }),
  }
}

interface Answer extends Required<OptionsPage> {
  readonly failed: boolean
  readonly query: string | undefined
  readonly turn: Turn
}

/** Why it is asked again for the same text: for what comes `after` these, or after a failure. */
interface Turn {
  readonly query?: string | undefined
  readonly after?: readonly ChoiceOption[] | undefined
  readonly again?: boolean | undefined
}

/** Long enough for the next letter, short enough to feel prompt. */
const pause = 250

const none: readonly ChoiceOption[] = []
const nothingYet: Answer = { options: none, hasMore: false, failed: false, query: undefined, turn: {} }
const ignore = () => {}
