'use client'

import { type KeyboardEvent, useEffect } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { LeavableForm } from '../../form/useLeaveGuard'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { conflictBannerProps } from '../form/conflictBannerProps'
import { useFormScreen } from '../form/useFormScreen'
import { labelIn } from '../product/labelIn'
import { SettingsFields } from './SettingsFields'
import { SettingsPartView } from './SettingsPartView'
import type { SettingsPart } from './settingsParts'
import { useSaveOnChange } from './useSaveOnChange'
import { useSaved } from './useSettingsScreen'

interface SettingsPartFormProps<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>> | undefined
  id: RecordId
  part: SettingsPart<F>
  errors: ErrorCatalogue | undefined
  onSaved: ((record: RecordBy<F>) => void) | undefined
  onSessionEnd: (() => void | Promise<void>) | undefined
  /** Takes its form in among those that are left together. */
  onForm: (form: LeavableForm) => () => void
}

/** A group of settings that is saved by itself, by its button or with each change. */
export function SettingsPartForm<F extends Fields>(props: SettingsPartFormProps<F>) {
  const { source, id, part, errors, onSaved, onSessionEnd, onForm } = props
  const { locale } = useLocale()
  const atOnce = part.saving === 'change'
  const state = useFormScreen({
    entity: props.entity,
    source,
    id,
    fields: part.names,
    part: true,
    errors,
    onSessionEnd,
    offline: atOnce ? 'fail' : 'wait',
  })
  const { entity, store, conflict, names, savedAt } = state
  useSaved(state, onSaved)
  useEffect(() => onForm(store), [onForm, store])
  const change = useSaveOnChange({ store, fields: entity.fields, names, savedAt, disabled: !atOnce })
  const leaveOnEnter = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !isText || event.defaultPrevented || event.nativeEvent.isComposing) return
    // It would send the form around the groups.
    event.preventDefault()
    if (atOnce) change.onLeave()
    else void store.submit()
  }
  return (
    <SettingsPartView
      {...state}
      saving={part.saving}
      putBack={change.putBack === undefined ? undefined : labelIn(entity, change.putBack, locale)}
      rejection={change.rejection}
      getLabel={(name) => entity.fields[name] && labelIn(entity, name, locale)}
      conflict={conflict && conflictBannerProps(entity, conflict, locale)}
      onKeyDown={leaveOnEnter}
      onBlur={change.onLeave}
    >
      <SettingsFields entity={entity} names={names} />
    </SettingsPartView>
  )
}
