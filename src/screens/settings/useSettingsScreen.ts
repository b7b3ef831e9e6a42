'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { FormStore } from '../../form/FormStore'
import { subscribeValues } from '../../form/subscribeValues'
import { type LeaveGuard, useLeaveGuard } from '../../form/useLeaveGuard'
import { namesAsked } from '../../spec/conditions/When'
import { isSectionShown } from '../../spec/entities/EntitySection'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { FormScreenState } from '../form/FormScreenState'
import { useFormScreen } from '../form/useFormScreen'
import type { AccessAsking } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { type JoinedForms, joinForms } from './joinForms'
import { checkSavings, type SettingsPart, settingsParts, type SettingsSavings } from './settingsParts'

export interface SettingsScreenOptions<F extends Fields> extends AccessAsking {
  /** The entity whose one record the settings are; its sections are the groups. */
  entity: Entity<F>
  /** Where the settings come from and go to. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record they are. */
  id: RecordId
  /** The fields, in this order; within a group the order is the section's. @default all that the server does not make */
  fields?: readonly (keyof F & string)[] | undefined
  /**
   * How changes are saved: all together by a bar that stays in sight while something is changed (`bar`), by a button in each group
   * (`group`), or each at once (`change`: a switch or a choice as it is made, typed text as it is left). By the name of a section
   * where groups differ: the others have the bar.
   * @default 'bar'
   */
  saving?: SettingsSavings | undefined
  /** The words for failed calls, which also say which one is a conflict. @default the product's */
  errors?: ErrorCatalogue | undefined
  /** Called with the record as the source has stored it, whenever something was saved. */
  onSaved?: ((record: RecordBy<F>) => void) | undefined
  /** Lets the person sign in when the session has ended; what was changed is saved once the promise is resolved. */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  /** Asks before changes are left that are not saved. @default true */
  leaveGuard?: boolean | undefined
}

/** The state of a page of settings: that of what the bar saves, and the groups. */
export interface SettingsScreenState<F extends Fields> extends FormScreenState<F> {
  /** The groups that are there for this person and this record. */
  readonly parts: readonly SettingsPart<F>[]
  /** Asks before any of the groups is left with changes. */
  readonly guard: LeaveGuard
  /** The forms of the groups, which are left together. */
  readonly forms: JoinedForms
}

/** Read the settings, save those of the bar, and ask before any change is left. */
export function useSettingsScreen<F extends Fields>(
  options: SettingsScreenOptions<F>,
): SettingsScreenState<F> {
  const { entity: whole, source, id, fields, saving = 'bar', errors, onSessionEnd, onAskAccess } = options
  checkSavings(whole, saving)
  const { entity } = useEntityAccess(whole, source)
  const seen = (fields ?? entity.fieldNames).filter((name) => Object.hasOwn(entity.fields, name))
  const all = settingsParts(entity, seen, saving)
  const inBar = all.filter((part) => part.saving === 'bar')
  const state = useFormScreen({
    entity: whole,
    source,
    id,
    fields: inBar.flatMap(({ names }) => names),
    part: inBar.length < all.length,
    errors,
    onSessionEnd,
    onAskAccess,
  })
  const { store, record } = state
  const [forms] = useState(joinForms)
  useEffect(() => forms.add(store), [forms, store])
  const guard = useLeaveGuard(forms, { disabled: options.leaveGuard === false })
  useSaved(state, options.onSaved)
  const values = useAskedValues(store, all)
  const known = { ...record, ...values }
  const parts = all.filter(({ section }) => !section || isSectionShown(section, known, entity.fields))
  return { ...state, parts, guard, forms }
}

/** Tell the host of what was saved, while the person stays on the page. */
export function useSaved<F extends Fields>(
  { record, savedAt }: Pick<FormScreenState<F>, 'record' | 'savedAt'>,
  onSaved: ((record: RecordBy<F>) => void) | undefined,
): void {
  useEffect(() => {
    if (savedAt && record) onSaved?.(record)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each saving, whatever comes of the record later
  }, [savedAt])
}

/** The values that the conditions of groups ask about, drawn again when one changes. */
function useAskedValues<F extends Fields>(store: FormStore, parts: readonly SettingsPart<F>[]): object {
  const asked = parts.flatMap(({ section }) => namesAsked(section?.when ?? []))
  const held = parts.filter(({ saving }) => saving === 'bar').flatMap(({ names }) => names as string[])
  const key = JSON.stringify(asked.filter((name) => held.includes(name)))
  const names = useMemo(() => JSON.parse(key) as string[], [key])
  const subscribe = useCallback(
    (listener: () => void) => subscribeValues(store, names, listener),
    [store, names],
  )
  const values = useSyncExternalStore(subscribe, store.getValues, store.getValues)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
