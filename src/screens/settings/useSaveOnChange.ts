'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormStore } from '../../form/FormStore'
import { own } from '../../internal/own'
import type { Fields } from '../../spec/fields/fields'
import { isError } from '../../spec/rules/issues'

interface SaveOnChangeOptions {
  store: FormStore
  fields: Fields
  names: readonly string[]
  /** When it was last saved: the version that the next change starts from is known then. */
  savedAt: Date | undefined
  disabled: boolean
}

export interface SaveOnChange {
  /** The field whose change was not stored and is put back. */
  readonly putBack: string | undefined
  /** The words with which that very value was rejected. */
  readonly rejection: string | undefined
  /** Saves what was typed, once it is left or Enter is pressed. */
  readonly onLeave: () => void
}

/**
 * Save each change by itself: a choice as it is made, typed text as it is left. Changes made meanwhile are sent after it. A choice
 * that is not stored is put back; typed text stays to be mended.
 */
export function useSaveOnChange(options: SaveOnChangeOptions): SaveOnChange {
  const { store, fields, names, savedAt, disabled } = options
  const [{ putBack, rejection }, setOutcome] = useState<{
    putBack?: string | undefined
    rejection?: string | undefined
  }>({})
  const [asked, setAsked] = useState(0)
  const waiting = useRef(new Set<string>())
  /** The saving on its way, with when it was saved before: it is over once the form takes another one, and the new version is known. */
  const underWay = useRef<{ readonly since: Date | undefined; settled: boolean }>(undefined)
  const key = JSON.stringify(names.filter((name) => isChosen(fields, name)))

  // From the very moment in which it can be pressed.
  useLayoutEffect(() => {
    if (disabled) return undefined
    const stops = (JSON.parse(key) as string[]).map((name) =>
      store.subscribeValue(name, () => {
        // Putting a value back, or reading a newer one, is no change of the person's.
        if (!store.isDirty(name) && underWay.current === undefined) return
        waiting.current.add(name)
        setOutcome({})
        setAsked((times) => times + 1)
      }),
    )
    return () => stops.forEach((stop) => stop())
  }, [store, key, disabled])

  useEffect(() => {
    if (underWay.current?.settled && underWay.current.since !== savedAt) underWay.current = undefined
    if (underWay.current || waiting.current.size === 0) return
    const sent = [...waiting.current].filter((name) => store.isDirty(name))
    waiting.current.clear()
    if (sent.length === 0) return
    const saving = { since: savedAt, settled: false }
    underWay.current = saving
    void store.submit().then((accepted) => {
      saving.settled = true
      if (accepted) return setAsked((times) => times + 1)
      underWay.current = undefined
      const chosen = sent.filter((name) => isChosen(fields, name))
      const [first] = chosen
      if (first !== undefined) {
        const issue = store.getIssues(first).find(isError)
        setOutcome({ putBack: first, ...(issue && { rejection: issue.message }) })
        const before = store.getBaseValues()
        for (const name of chosen) {
          waiting.current.delete(name)
          store.setValue(name, own(before, name))
        }
      }
      setAsked((times) => times + 1)
    })
  }, [asked, savedAt, store, fields])

  return {
    putBack,
    rejection,
    onLeave() {
      const typed = disabled ? [] : names.filter((name) => store.isDirty(name) && !isChosen(fields, name))
      if (typed.length === 0) return
      for (const name of typed) waiting.current.add(name)
      setOutcome({})
      setAsked((times) => times + 1)
    },
  }
}

/** Whether a value is chosen in one step, and not typed. */
function isChosen(fields: Fields, name: string): boolean {
  const kind = own(fields, name)?.kind
  return kind === 'boolean' || kind === 'choice' || kind === 'choices'
}
