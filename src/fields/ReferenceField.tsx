'use client'

import { type Ref, useEffect, useState } from 'react'
import { isKnownGone, type ReferenceTarget, useReferenceTarget } from '../components/useReference'
import type { ListFilter, RecordId } from '../data/DataSource'
import type { AnyWhen } from '../spec/conditions/AnyWhen'
import type { When } from '../spec/conditions/When'
import { warn } from '../internal/developerMessages'
import { useLocaleWith } from '../internal/useLocaleWith'
import { ComboboxField } from './ComboboxField'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { TagsField } from './TagsField'
import { TextField } from './TextField'
import { offeredTexts, unfitText } from './unfitText'
import { useReferenceOptions } from './useReferenceOptions'

/** The id of a record, or several; `null` where none is chosen. A text that finds none is handed on as typed. */
export type ReferenceValue = RecordId | readonly RecordId[] | null

export interface ReferenceFieldProps extends FieldProps<ReferenceValue>, ControlWidthProps {
  /** The name of the entity of the records. A `ReferenceProvider` around the field says where they are. */
  to: string
  /** Takes any number of records, each as a tag. @default false */
  many?: boolean | undefined
  /**
   * Offers only records that match: a filter of the source, or a condition as in a specification, `{ active: true }`. A chosen
   * record that does not match is warned of. Keep the object the same as long as it asks the same.
   * @default all
   */
  filter?: ListFilter | AnyWhen | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A record of another entity, or several, found by typing: the source is searched, the title is shown, the id is stored.
 * Those chosen last on this page stand first. Where no provider knows the entity, or the person may read none of its records, it takes the id itself.
 */
export function ReferenceField(props: ReferenceFieldProps) {
  const { to, many, filter, value, defaultValue, onValueChange, ...rest } = props
  const target = useReferenceTarget(to)
  const parts = { rest, many: many ?? false, to, filter, value, defaultValue, onValueChange }
  if (!target || target.readable === 'none')
    return <TypedReference {...parts} isKnown={target !== undefined} />
  return <FoundReference {...parts} target={target} />
}

type Values = Pick<ReferenceFieldProps, 'value' | 'defaultValue' | 'onValueChange'>

interface PartProps extends Values {
  rest: Omit<ReferenceFieldProps, keyof Values | 'to' | 'many' | 'filter'>
  to: string
  many: boolean
  filter: ListFilter | AnyWhen | undefined
}

function FoundReference({ target, rest, many, filter, ...values }: PartProps & { target: ReferenceTarget }) {
  const { t, locale } = useLocaleWith(offeredTexts)
  const given = values.value === undefined ? values.defaultValue : values.value
  const { chosen, note } = useChosen(values, rest.resetKey)
  const when = filter as When | undefined
  const [givenIds, chosenIds] = [idsIn(given), idsIn(chosen)]
  const options = useReferenceOptions(target, givenIds, when, chosenIds)
  const { selected, recent, load, create, choose, isGone, isUnfit } = options
  const fault = () => {
    if (isGone && isKnownGone(target)) return t('reference.gone')
    return isUnfit && when ? unfitText(when, target, { t, locale }) : undefined
  }
  // The list of several stays open: an option that moved up as it is chosen would be gone from below the pointer.
  const isJustChosen = (value: string) =>
    chosenIds.some((id) => String(id) === value) && !givenIds.some((id) => String(id) === value)
  const shared = {
    ...rest,
    ...(!rest.error && rest.warning === undefined && { warning: fault() }),
    loadOptions: load,
    recentOptions: many ? recent.filter(({ value }) => !isJustChosen(value)) : recent,
    ...(create && { onCreateOption: create }),
  }
  const noted = {
    ...values,
    onValueChange: (next: ReferenceValue) => {
      note(next)
      values.onValueChange?.(next)
    },
  }
  if (many) return <TagsField {...shared} {...wide} {...textsOf(noted, choose)} selectedOptions={selected} />
  return <ComboboxField {...shared} {...textOf(noted, choose)} selectedOption={selected[0] ?? null} />
}

/** Follow what a person chooses in place of the default, until code sets another one or the same once more. */
function useChosen({ value, defaultValue }: Values, resetKey: string | number | undefined) {
  const [noted, setNoted] = useState({ chosen: defaultValue, defaultValue, resetKey })
  const isNewest = noted.defaultValue === defaultValue && noted.resetKey === resetKey
  const own = isNewest ? noted.chosen : defaultValue
  return {
    chosen: value === undefined ? own : value,
    note: (chosen: ReferenceValue) => setNoted({ chosen, defaultValue, resetKey }),
  }
}

/** The id itself, for what has no provider, and for records that the person may not read. */
function TypedReference({ rest, many, to, isKnown, ...values }: PartProps & { isKnown: boolean }) {
  useEffect(() => {
    if (isKnown) return
    warn(
      `<ReferenceField> refers to “${to}”, but no ReferenceProvider around it names that entity, so that a person sees the id and has to type it. Put <ReferenceProvider references={[{ entity, source }]}> around the form.`,
    )
  }, [to, isKnown])
  const given = values.value === undefined ? values.defaultValue : values.value
  // Where ids are numbers, one that is typed is a number as well.
  const isNumber = idsIn(given).some((id) => typeof id === 'number')
  const read = (text: string) => (isNumber && /^\d{1,15}$/.test(text.trim()) ? Number(text) : text)
  if (many) return <TagsField {...rest} {...wide} {...textsOf(values, read)} allowsCustomValue />
  const { value, defaultValue, onValueChange } = textOf(values, read)
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value: value ?? '' })}
      {...(defaultValue !== undefined && { defaultValue: defaultValue ?? '' })}
      onValueChange={(text) => onValueChange(text || null)}
      spellCheck={false}
    />
  )
}

/** Tags need the room that there is. */
const wide = { width: undefined }

function idsIn(value: ReferenceValue | undefined): readonly RecordId[] {
  if (value === undefined || value === null || value === '') return []
  return isOne(value) ? [value] : value
}

/** The value as a field for one text takes it. */
function textOf({ value, defaultValue, onValueChange }: Values, read: (text: string) => RecordId) {
  const write = (given: ReferenceValue) => {
    const [id] = idsIn(given)
    return id === undefined ? null : String(id)
  }
  return {
    ...(value !== undefined && { value: write(value) }),
    ...(defaultValue !== undefined && { defaultValue: write(defaultValue) }),
    onValueChange: (text: string | null) => onValueChange?.(text === null ? null : read(text)),
  }
}

/** The value as a field for several texts takes it. */
function textsOf({ value, defaultValue, onValueChange }: Values, read: (text: string) => RecordId) {
  return {
    ...(value !== undefined && { value: idsIn(value).map(String) }),
    ...(defaultValue !== undefined && { defaultValue: idsIn(defaultValue).map(String) }),
    onValueChange: (texts: readonly string[]) => onValueChange?.(texts.map(read)),
  }
}

function isOne(value: RecordId | readonly RecordId[]): value is RecordId {
  return typeof value !== 'object'
}
