'use client'

import { useLocaleWith } from '../internal/useLocaleWith'
import { mapTexts } from '../messages/forms/mapTexts'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, useEffect, useMemo } from 'react'
import { IconButton } from '../components/IconButton'
import { TextField } from '../fields/TextField'
import { classes } from '../internal/classes'
import type { Field } from '../spec/fields/fields'
import { isOfOneControl } from '../spec/fields/fieldsWithParts'
import { localize } from '../spec/labels/LocalizedText'
import type { Issue } from '../spec/rules/issues'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import { DeclaredFields } from './DeclaredFields'
import { FormContext } from './FormContext'
import type { FormStore } from './FormStore'
import { PlaceContext, usePlace } from './Place'

/** A name as it is typed, and a form for its value alone, which stays the same whatever the name becomes. */
export interface FilledRow {
  readonly id: number
  readonly name: string
  readonly form: FormStore
}

interface MapRowProps {
  row: FilledRow
  of: Field
  entityName: string
  /** The beginning of the names of its controls. */
  controlName: string
  /** Names it as long as it has no name. */
  label: string
  /** The mistake in its name. */
  mistake: string | undefined
  /** The issues that the rules of the map found in its value, with paths in the row's own form. */
  issues: readonly Issue[]
  readOnly: boolean
  onNameChange: (name: string) => void
  onValueChange: () => void
  onRemove: () => void
  Inner: ComponentType<DeclaredFieldProps>
}

/** A name and its value: side by side where one control holds the value, else one below the other. */
export function MapRow(props: MapRowProps) {
  const { row, of, entityName, controlName, mistake, issues, readOnly, Inner } = props
  const { form } = row
  const { t, locale } = useLocaleWith(mapTexts)
  const hasParts = !isOfOneControl(of)
  const place = useMemo(() => ({ path: [], name: controlName }), [controlName])
  const label = row.name || props.label

  useEffect(() => form.setIssues(issues), [form, issues])
  useEffect(() => form.subscribeValue('value', props.onValueChange))

  return (
    <div className="sw-FieldRepeater-item" {...(hasParts && { role: 'group', 'aria-label': label })}>
      <div className={classes('sw-FieldRepeater-fields', !hasParts && 'sw-MapRows-row')}>
        <TextField
          label={t('map.name')}
          name={`${controlName}[name]`}
          value={row.name}
          error={mistake}
          readOnly={readOnly}
          onValueChange={props.onNameChange}
        />
        <FormContext value={form}>
          <PlaceContext value={place}>
            {of.kind === 'group' ? (
              <GroupValue of={of} entityName={entityName} Inner={Inner} />
            ) : (
              <Inner
                field={of}
                name="value"
                label={of.label === undefined ? t('map.value') : localize(of.label, locale)}
                entityName={entityName}
              />
            )}
          </PlaceContext>
        </FormContext>
      </div>
      {!readOnly && (
        <IconButton
          className="sw-FieldRepeater-remove"
          size="small"
          label={t('repeater.remove', { item: label })}
          icon={<Trash2 className="sw-icon" />}
          onClick={props.onRemove}
        />
      )}
    </div>
  )
}

interface GroupValueProps extends Pick<MapRowProps, 'entityName' | 'Inner'> {
  of: Extract<Field, { kind: 'group' }>
}

/** The fields of a group stand in the row itself: the name above them is their legend. */
function GroupValue({ of, entityName, Inner }: GroupValueProps) {
  const place = usePlace('value')
  return (
    <PlaceContext value={place}>
      <DeclaredFields fields={of.fields} entityName={entityName} Inner={Inner} />
    </PlaceContext>
  )
}
