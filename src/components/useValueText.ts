'use client'

import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { own } from '../internal/own'
import { useLocaleWith } from '../internal/useLocaleWith'
import { valueTexts } from '../messages/components/valueTexts'
import type { Field } from '../spec/fields/fields'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { valueText } from '../spec/values/valueText'
import { absenceOf, loaderOf, ReferenceContext } from './useReference'
import { listenToAll, type Named, readNamed, subscribeToTitle, useTitlesOf } from './useTitles'

/**
 * A value as a person reads it, in one line, with the titles of the records that it refers to, however deep they stand in it; the
 * ids where no provider says where to find them.
 */
export function useValueText(field: Field, value: unknown): string {
  const { locale, t } = useLocaleWith(valueTexts)
  const targets = use(ReferenceContext)
  const titleIn = useTitlesOf()
  const named = JSON.stringify(referencesIn(field, value))
  const subscribe = useCallback(
    (listener: () => void) =>
      listenToAll(named, targets, (target, id) =>
        subscribeToTitle(target, id, { locale, targets }, listener),
      ),
    [named, locale, targets],
  )

  function wordsFor([to, id]: Named): string {
    const target = own(targets, to)
    if (!target) return String(id)
    const loaded = loaderOf(target).get(id)
    if (loaded.status === 'loading') return notYet
    const absence = absenceOf(target, loaded, id)
    if (absence) return t(absence, { id })
    return (loaded.status === 'ready' && titleIn(target.entity, loaded.record)) || String(id)
  }

  // A text, so that it is the same as long as no title changes.
  const words = useSyncExternalStore(
    subscribe,
    () => wordsBy(named, wordsFor),
    () => wordsBy(named, ([to, id]) => (own(targets, to) ? notYet : String(id))),
  )
  return useMemo(() => {
    const byReference = new Map(JSON.parse(words) as readonly [string, string][])
    return valueText(field, value, locale, (...one) => byReference.get(JSON.stringify(one)))
  }, [words, field, value, locale])
}

/** Stands where a title is on its way. */
const notYet = '…'

function referencesIn(field: Field, value: unknown): readonly Named[] {
  const found: Named[] = []
  valueText(field, value, undefined, (to, id) => {
    if (isTextOrNumber(id)) found.push([to, id])
    return undefined
  })
  return found
}

const wordsBy = (named: string, wordsFor: (one: Named) => string) =>
  JSON.stringify(readNamed(named).map((one) => [JSON.stringify(one), wordsFor(one)]))
