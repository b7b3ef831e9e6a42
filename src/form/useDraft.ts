'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocale } from '../internal/locale'
import type { Fields } from '../spec/fields/fields'
import { createDraftKeeper, type DraftState } from './createDraftKeeper'
import type { DraftPlace, DraftStore } from './DraftStore'
import { browserTabs } from './draftTabs'
import type { FormStore } from './FormStore'
import { indexedDrafts } from './indexedDrafts'

export interface DraftOptions extends DraftPlace {
  /**
   * The entity that is filled in. What it calls `sensitive`, one-time codes and files are never kept, and a draft that
   * an older declaration left is fitted into this one.
   */
  entity?: { readonly fields: Fields } | undefined
  /** Names of values that are never kept. Passwords and card numbers are not, as their `autoComplete` tells. @default none */
  exclude?: readonly string[] | undefined
  /** For how many days a draft is kept. @default 30 */
  expiresInDays?: number | undefined
  /** Where drafts are kept. @default IndexedDB of the browser */
  drafts?: DraftStore | undefined
}

/** The drafts of one form: what there is, and what a person can do about it. */
export interface Draft extends DraftState {
  /** Puts the offered draft into the form, and returns the names of the fields that it filled in. */
  readonly restore: () => readonly string[]
  /** Removes the offered draft, or what is left of it. */
  readonly discard: () => void
}

/**
 * Keep what is written into a form on this device, as it was typed, and offer it after a reload, a crash or a killed
 * browser: `<DraftBanner draft={useDraft(form, { key: 'strike/new', person: user.id })} />`. What is saved, or taken
 * back, is removed.
 *
 * @param options undefined as long as the form is not filled yet, or where nothing is to be kept
 */
export function useDraft(form: FormStore, options: DraftOptions | undefined): Draft {
  const { locale } = useLocale()
  const { key, person, entity, expiresInDays = 30, drafts = indexedDrafts } = options ?? {}
  const fields = entity?.fields
  const excluded = JSON.stringify(options?.exclude ?? [])
  const keeper = useMemo(
    () =>
      key === undefined || person === undefined
        ? undefined
        : createDraftKeeper(form, {
            key,
            person,
            fields,
            exclude: JSON.parse(excluded) as string[],
            expiresInDays,
            drafts,
            tabs: browserTabs,
          }),
    [form, key, person, fields, excluded, expiresInDays, drafts],
  )
  // A draft outlives the language that its labels are in.
  useEffect(() => keeper?.setLocale(locale), [keeper, locale])
  useEffect(() => keeper?.start(), [keeper])
  const getState = () => keeper?.getState() ?? off
  const state = useSyncExternalStore(keeper?.subscribe ?? never, getState, () => off)
  return useMemo(
    () => ({
      ...state,
      restore: () => keeper?.restore() ?? [],
      discard: () => keeper?.discard(),
    }),
    [state, keeper],
  )
}

const off: DraftState = { status: 'off', offer: undefined, openElsewhere: false }

function never(): () => void {
  return () => {}
}
