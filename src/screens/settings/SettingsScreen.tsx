'use client'

import type { ReactNode } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSettings } from '../../messages/englishSettings'
import type { Fields } from '../../spec/fields/fields'
import { questionOf, sectionLabelOf } from '../../spec/entities/EntitySection'
import { localize } from '../../spec/labels/LocalizedText'
import { conflictBannerProps } from '../form/conflictBannerProps'
import { labelIn } from '../product/labelIn'
import { useProduct } from '../product/useProduct'
import { SettingsFields } from './SettingsFields'
import type { SettingsGroup } from './SettingsGroup'
import { SettingsPartForm } from './SettingsPartForm'
import { type SettingsScreenBaseProps, SettingsScreenView } from './SettingsScreenView'
import { type SettingsScreenOptions, useSettingsScreen } from './useSettingsScreen'

export interface SettingsScreenProps<F extends Fields>
  extends SettingsScreenOptions<F>, Omit<SettingsScreenBaseProps, 'errors'> {
  /** Names the page. @default "Settings" */
  title?: ReactNode
}

/** The settings of a product, of a team, of a person: one record, group by group, saved as its host says. */
export function SettingsScreen<F extends Fields>(props: SettingsScreenProps<F>) {
  const role = useProduct()?.role ?? ''
  // A form keeps what it was filled with: of another role, or of another record, there must be nothing left.
  return <SettingsOfRecord key={JSON.stringify([role, props.id])} {...props} />
}

function SettingsOfRecord<F extends Fields>(props: SettingsScreenProps<F>) {
  const { entity: whole, source, id, fields, saving, errors: given, onSaved, onSessionEnd, ...more } = props
  const { onAskAccess, leaveGuard, title, ...view } = more
  const { t, locale } = useScreenLocale(englishSettings)
  const options = { entity: whole, source, id, fields, saving, errors: given }
  const {
    entity,
    parts,
    guard,
    forms,
    conflict,
    names: _names,
    record: _record,
    ...state
  } = useSettingsScreen({
    ...options,
    onSaved,
    onSessionEnd,
    onAskAccess,
    leaveGuard,
  })
  const hasBar = parts.some((part) => part.saving === 'bar')
  const groups = parts.map((part): SettingsGroup => {
    const { section } = part
    const question = section && questionOf(section, entity.fields, locale)
    return {
      id: part.id,
      title: section ? sectionLabelOf(section, entity.fields, locale) : t('settings.general'),
      description: section?.description && localize(section.description, locale),
      columns: section?.columns,
      question: question !== undefined,
      optional: question !== undefined && !question.required,
      content:
        part.saving === 'bar' ? (
          <SettingsFields entity={entity} names={part.names} />
        ) : (
          <SettingsPartForm
            {...options}
            part={part}
            onSaved={onSaved}
            onSessionEnd={onSessionEnd}
            onForm={forms.add}
          />
        ),
    }
  })
  return (
    <SettingsScreenView
      {...view}
      {...state}
      title={title ?? t('settings.title')}
      groups={groups}
      saveBar={hasBar}
      leaveGuard={guard}
      labels={parts.flatMap((part) => part.names.map((name) => labelIn(entity, name, locale)))}
      getLabel={(name) => entity.fields[name] && labelIn(entity, name, locale)}
      conflict={conflict && conflictBannerProps(entity, conflict, locale)}
    />
  )
}
