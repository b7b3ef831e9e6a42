'use client'

import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ChoiceOption } from './ChoiceOption'
import { standardOptions } from '../spec/labels/labels'

/**
 * The names of the countries come once the page is awake, because a server may know others; until then two letters each.
 * Where that puts the options into another order, the choice stays.
 */
export function useCountryOptions(
  ref: RefObject<HTMLSelectElement | null>,
  countries: readonly string[],
  locale: string,
): readonly ChoiceOption[] {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const options = useMemo(
    () =>
      isAwake
        ? standardOptions('region', countries, locale)
        : countries.map((value) => ({ value, label: value })),
    [countries, locale, isAwake],
  )
  const last = useRef<{ options: readonly ChoiceOption[]; country: string }>(undefined)
  useLayoutEffect(() => {
    const select = ref.current
    if (!(select instanceof HTMLSelectElement)) return
    if (last.current && last.current.options !== options) choose(select, last.current.country)
    last.current = { options, country: select.value }
  })
  return options
}

const neverChanges = () => () => {}

function choose(select: HTMLSelectElement, country: string): void {
  select.value = country
}
