'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../components/Button'
import { IconButton } from '../components/IconButton'
import type { FieldBinding, FieldProps } from '../fields/FieldProps'
import { TextField } from '../fields/TextField'
import { labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { mapTexts } from '../messages/forms/mapTexts'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import type { FieldOfOneControl } from '../spec/fields/fieldsWithParts'
import type { FieldOf } from '../spec/fields/fields'
import { fieldComponents } from './fieldComponents'
import { getFieldControl } from './getFieldControl'
import { GroupFrame } from './GroupFrame'
import { type MapRow, mapOf, mistakeIn, rowsOf } from './mapEntries'

interface MapRowsProps extends DeclaredFieldProps<FieldOf<'map'>> {
  of: FieldOfOneControl
  bound: FieldBinding
}

/** Names, each once, and the value of each. While a name is missing or stands twice the rows say so, and keep all. */
export function MapRows({ field, of, name, label, bound }: MapRowsProps) {
  const { t, locale } = useLocaleWith(mapTexts)
  const [rows, setRows] = useState(() => rowsOf(bound.defaultValue))
  const root = useRef<HTMLFieldSetElement>(null)
  /** Where the focus goes once it is drawn. */
  const goal = useRef<string>(undefined)
  const { id = '', error, warning, readOnly, registerValidator } = bound
  const legend = label ?? labelOf(field, typeof name === 'string' ? name : '', locale)
  const { as, props } = getFieldControl(of, '', locale)
  const Control = fieldComponents[as] as ComponentType<FieldProps<unknown>>
  const valueLabel = of.label === undefined ? t('map.value') : localize(of.label, locale)

  const mistakes = rows.map((row) => wordsFor(mistakeIn(rows, row), row))
  const mistake = mistakes.find((words) => words !== undefined)
  useEffect(() => registerValidator?.(() => mistake), [registerValidator, mistake])

  useEffect(() => {
    if (goal.current) root.current?.querySelector<HTMLElement>(goal.current)?.focus()
    goal.current = undefined
  }, [rows])

  function wordsFor(kind: ReturnType<typeof mistakeIn>, row: MapRow) {
    if (kind === undefined) return undefined
    return kind === 'missing' ? t('map.nameMissing') : t('map.nameTwice', { name: row.name })
  }

  function change(next: readonly MapRow[]) {
    setRows(next)
    bound.onValueChange?.(next.length === 0 && bound.defaultValue === undefined ? undefined : mapOf(next))
  }

  function add() {
    const next = Math.max(-1, ...rows.map((row) => row.id)) + 1
    goal.current = `[data-key="${next}"] input`
    change([...rows, { id: next, name: '', value: undefined, initial: undefined }])
  }

  function remove(index: number) {
    const neighbour = rows[index + 1] ?? rows[index - 1]
    goal.current = neighbour
      ? `[data-key="${neighbour.id}"] .sw-FieldRepeater-remove`
      : '.sw-FieldRepeater-add'
    change(rows.toSpliced(index, 1))
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) bound.onBlur?.()
  }

  const full = field.maxItems !== undefined && rows.length >= field.maxItems
  const actions = !readOnly && (
    <div className="sw-FieldRepeater-actions">
      <Button
        className="sw-FieldRepeater-add"
        {...(full && { disabledReason: t('repeater.most', { count: field.maxItems ?? 0 }) })}
        onClick={add}
      >
        {t('map.add')}
      </Button>
    </div>
  )

  return (
    <GroupFrame
      ref={root}
      id={id}
      className="sw-FieldRepeater sw-MapRows"
      legend={legend}
      description={field.description && localize(field.description, locale)}
      required={field.required ?? false}
      error={text(error)}
      warning={text(warning)}
      actions={actions}
      onBlur={handleBlur}
    >
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ol className="sw-FieldRepeater-items" role="list">
          {rows.map((row, index) => {
            const replace = (change: Partial<MapRow>) => rows.with(index, { ...row, ...change })
            const rowName = `${bound.name}[${row.id}]`
            return (
              <li key={row.id} data-key={row.id}>
                <div className="sw-FieldRepeater-item">
                  <div className="sw-FieldRepeater-fields sw-MapRows-row">
                    <TextField
                      label={t('map.name')}
                      name={`${rowName}[name]`}
                      value={row.name}
                      error={error !== undefined || row.name !== '' ? mistakes[index] : undefined}
                      readOnly={readOnly ?? false}
                      onValueChange={(next) => change(replace({ name: next }))}
                    />
                    <Control
                      {...props}
                      label={valueLabel}
                      name={`${rowName}[value]`}
                      required={undefined}
                      defaultValue={row.initial}
                      readOnly={readOnly ?? false}
                      onValueChange={(value) => change(replace({ value }))}
                    />
                  </div>
                  {!readOnly && (
                    <IconButton
                      className="sw-FieldRepeater-remove"
                      size="small"
                      label={t('repeater.remove', { item: row.name || `${legend} ${index + 1}` })}
                      icon={<Trash2 className="sw-icon" />}
                      onClick={() => remove(index)}
                    />
                  )}
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {rows.length === 0 && <p className="sw-FieldRepeater-empty">{t('repeater.empty')}</p>}
    </GroupFrame>
  )
}

/** The words that a form gives are texts. */
function text(words: ReactNode): string | undefined {
  return typeof words === 'string' ? words : undefined
}
