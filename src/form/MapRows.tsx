'use client'

import { type FocusEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../components/Button'
import type { FieldBinding } from '../fields/FieldProps'
import type { Field } from '../spec/fields/fields'
import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { mapTexts } from '../messages/forms/mapTexts'
import { isError, type Issue } from '../spec/rules/issues'
import { createForm } from './createForm'
import type { DeclaredPartsProps } from './DeclaredFieldProps'
import type { FieldPath } from './FieldPath'
import { useFormContext } from './FormContext'
import { GroupFrame } from './GroupFrame'
import { legendOf } from './legendOf'
import { mapOf, mistakeIn, rowsOf } from './mapEntries'
import { type FilledRow, MapRow } from './MapRow'
import { usePath } from './Place'
import { requiredMark } from './requiredMark'
import { wordsOf } from './useRegistered'

interface MapRowsProps extends DeclaredPartsProps<'map'> {
  bound: FieldBinding
}

/** Names, each once, and the value of each. While a name is missing or stands twice the rows say so, and keep all. */
export function MapRows(props: MapRowsProps) {
  const { field, name, entityName, bound, Inner } = props
  const { t, locale } = useLocaleWith(mapTexts)
  const store = useFormContext('EntityField')
  const place = usePath(name)
  const [rows, setRows] = useState<readonly FilledRow[]>(() => rowsOf(bound.defaultValue).map(filledRow))
  const root = useRef<HTMLFieldSetElement>(null)
  /** Where the focus goes once it is drawn. */
  const goal = useRef<string>(undefined)
  const { id = '', readOnly = false, registerValidator } = bound
  const { of } = field
  const legend = legendOf(props, locale)

  const issues = useSyncExternalStore(
    (listener) => store.subscribeField(place, listener),
    () => store.getIssues(place),
    () => store.getIssues(place),
  )
  const depth = typeof place === 'string' ? 1 : place.length
  const { ofRows, others } = useMemo(() => issuesByRow(issues, depth), [issues, depth])
  const isRejected = others.some(isError)

  const mistakes = rows.map((row) => wordsFor(mistakeIn(rows, row), row))
  const mistake = mistakes.find((words) => words !== undefined)
  useEffect(
    () => registerValidator?.(() => mistake ?? mistakeInValues(rows, of)),
    [registerValidator, mistake, rows, of],
  )

  // A link about a part of a value leads to the control of that part.
  useEffect(() => {
    const getPartId = ([rowName, ...path]: FieldPath) =>
      rows.find((row) => row.name === rowName)?.form.getControlId(['value', ...path])
    return store.register(place, { id, getPartId })
  }, [store, place, id, rows])

  useEffect(() => {
    if (goal.current) root.current?.querySelector<HTMLElement>(`:scope > ${goal.current}`)?.focus()
    goal.current = undefined
  }, [rows])

  function wordsFor(kind: ReturnType<typeof mistakeIn>, row: FilledRow) {
    if (kind === undefined) return undefined
    return kind === 'missing' ? t('map.nameMissing') : t('map.nameTwice', { name: row.name })
  }

  function change(next: readonly FilledRow[]) {
    setRows(next)
    write(next)
  }

  function write(next: readonly FilledRow[]) {
    const isAsBefore = next.length === 0 && bound.defaultValue === undefined
    const filled = next.map(({ form, ...row }) => ({ ...row, value: form.getValue('value') }))
    bound.onValueChange?.(isAsBefore ? undefined : mapOf(filled))
  }

  function add() {
    const next = Math.max(-1, ...rows.map((row) => row.id)) + 1
    goal.current = `${itemOf(next)} input`
    change([...rows, filledRow({ id: next, name: '', value: undefined })])
  }

  function remove(index: number) {
    const neighbour = rows[index + 1] ?? rows[index - 1]
    goal.current = neighbour
      ? `${itemOf(neighbour.id)} > .sw-FieldRepeater-item > .sw-FieldRepeater-remove`
      : '.sw-FieldRepeater-actions > .sw-FieldRepeater-add'
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
      required={requiredMark(props)}
      {...wordsOf(others)}
      actions={actions}
      onBlur={handleBlur}
    >
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ol className="sw-FieldRepeater-items" role="list">
          {rows.map((row, index) => (
            <li key={row.id} data-key={row.id}>
              <MapRow
                row={row}
                of={of}
                entityName={entityName}
                controlName={`${bound.name}[${row.id}]`}
                label={`${legend} ${index + 1}`}
                mistake={isRejected || row.name !== '' ? mistakes[index] : undefined}
                issues={ofRows.get(row.name) ?? none}
                readOnly={readOnly}
                onNameChange={(next) => change(rows.with(index, { ...row, name: next }))}
                onValueChange={() => write(rows)}
                onRemove={() => remove(index)}
                Inner={Inner}
              />
            </li>
          ))}
        </ol>
      )}
      {rows.length === 0 && <p className="sw-FieldRepeater-empty">{t('repeater.empty')}</p>}
    </GroupFrame>
  )
}

const none: readonly Issue[] = []
const itemOf = (id: number) => `.sw-FieldRepeater-items > [data-key="${id}"]`

function filledRow({ id, name, value }: ReturnType<typeof rowsOf>[number]): FilledRow {
  return { id, name, form: createForm({ defaultValues: { value } }) }
}

/** The issues that lead into the value of a row, by its name, and those of the map itself. */
function issuesByRow(issues: readonly Issue[], depth: number) {
  const ofRows = new Map<string, readonly Issue[]>()
  const others: Issue[] = []
  for (const issue of issues) {
    const [name, ...path] = issue.path.slice(depth)
    if (name === undefined) others.push(issue)
    else {
      const key = String(name)
      ofRows.set(key, [...(ofRows.get(key) ?? none), { ...issue, path: ['value', ...path] }])
    }
  }
  return { ofRows, others }
}

/** Ask what the controls in the values find themselves: a name that stands twice, a file that is still on its way. */
function mistakeInValues(rows: readonly FilledRow[], of: Field) {
  const forms = rows.map(({ form }) => form)
  if (!holdsFiles(of) && forms.every((form) => form.isAccepted(['value']))) return undefined
  return Promise.all(forms.map((form) => form.validateFields(['value']))).then(
    () => forms.flatMap((form) => form.getAllIssues()).find(isError)?.message,
  )
}

function holdsFiles(field: Field): boolean {
  switch (field.kind) {
    case 'file':
    case 'image':
      return true
    case 'list':
    case 'map':
      return holdsFiles(field.of)
    case 'group':
      return Object.values(field.fields).some(holdsFiles)
    case 'variant':
      return Object.values(field.variants).some((fields) => Object.values(fields).some(holdsFiles))
    default:
      return false
  }
}
