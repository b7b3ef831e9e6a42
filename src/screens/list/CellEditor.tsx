'use client'

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CellEditing } from '../../collection/CellEditing'
import { EntityField } from '../../form/EntityField'
import { FormContext, ReadOnlyContext } from '../../form/FormContext'
import { useForm } from '../../form/useForm'
import { useFormState } from '../../form/useFormState'
import { useAnnounce } from '../../internal/announce'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { otherFieldsIn } from '../../spec/conditions/onOtherRecords'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { labelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isError, type Issue } from '../../spec/rules/issues'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { valueWords } from '../source/valueWords'
import { useProduct } from '../product/useProduct'
import { problemSentences } from '../product/problemSentences'
import { draftFrom, meaningOf, pick } from '../source/formChanges'
import { issuesOf } from '../source/issuesOf'
import { idOf } from '../source/listState'
import { othersIn } from '../source/othersIn'
import { saveCell } from './saveCell'
import type { EntityAccess } from '../product/useEntityAccess'

export interface CellEditorProps<F extends Fields> extends CellEditing<RecordBy<F>> {
  access: EntityAccess<F>
  /** The field whose value stands in the cell. */
  name: keyof F & string
  errors: ErrorCatalogue | undefined
}

/**
 * The field of a value, in its cell. Enter saves, Tab saves and goes on, leaving it saves as well; Escape leaves the stored
 * value. What cannot be saved stays as it was entered, with the reason beside it.
 */
export function CellEditor<F extends Fields>({ access, name, errors, record, onClose }: CellEditorProps<F>) {
  const { entity, source } = access
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const [base, setBase] = useState(record)
  const field: Field | undefined = entity.fields[name]
  if (!field)
    fail(`“${entity.name}” has no field “${name}”, so that its cell cannot be edited. Check the name.`)
  const label = labelOf(field, name, locale)
  const me = useProduct()?.me
  const validating: ValidateOptions = {
    t,
    locale,
    errors,
    known: base,
    me,
    ...othersIn(entity, source, idOf(base, entity.id), me),
  }
  const store = useForm({
    defaultValues: draftFrom(record, [name, ...namesBeside(field)]),
    rules: pick(fieldRules(entity, validating), [name]) as ReturnType<typeof fieldRules>,
    fields: entity.fields,
    async onSubmit(values, { signal, idempotencyKey }) {
      const value = meaningOf(entity, [name], values, validating)[name]
      const answer = await saveCell({ entity, source, base, name, value, errors, signal, idempotencyKey })
      switch (answer.status) {
        case 'unchanged':
          return
        case 'saved':
          return announce(t('inline.saved', { label }))
        case 'gone':
          return { issues: [{ path: name, message: t('cell.gone') }] }
        case 'changed': {
          setBase(answer.record)
          const theirs = ownValue(answer.record, name)
          const words = isMissing(theirs) ? t('value.missing') : valueWords(field, theirs, { t, locale })
          return { issues: [{ path: name, message: t('cell.changed', { value: words }) }] }
        }
        case 'failed': {
          const issues = issuesOf(answer.problem, { entity, store, errors, t, locale, isAlone: true })
          if (issues.some(isError)) return { issues: issues.map((issue) => hereOf(issue, name)) }
          return { issues: [{ path: name, message: problemSentences(answer.problem, { t, errors }) }] }
        }
      }
    },
  })
  const status = useFormState(store, (form) => form.getStatus())
  const isSaving = status === 'submitting' || status === 'checking'
  useFocusInside(root)

  async function save(next: Parameters<typeof onClose>[0]) {
    if (await store.submit()) return onClose(next)
    const [first] = store.getAllIssues().filter(isError)
    if (first) announce(first.message, 'assertive')
    if (!root.current?.contains(document.activeElement)) focusFirst(root.current)
  }
  const leaving = useSaveOnLeave(root, () => void save('leave'))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // A key in a list or a calendar that the field has opened is theirs, though React hands it on.
    if (event.nativeEvent.isComposing || event.defaultPrevented || !root.current?.contains(target)) return
    const isOpen = target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !isOpen) {
      // One press does one thing: a selection or a dialog around stays.
      event.stopPropagation()
      // A save on its way cannot be taken back: how it ends is worth waiting for.
      if (!isSaving) onClose('stay')
    } else if (event.key === 'Enter' && !isOpen && !event.shiftKey && !target.matches('button')) {
      event.preventDefault()
      void save('stay')
    } else if (event.key === 'Tab' && target === edgeOf(root.current, event.shiftKey)) {
      event.preventDefault()
      void save(event.shiftKey ? 'previous' : 'next')
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the field in it
    <div
      ref={root}
      className="sw-CellEditor"
      data-status={status}
      data-kind={field.kind}
      onKeyDown={onKeyDown}
      {...leaving}
    >
      <FormContext value={store}>
        <ReadOnlyContext value={isSaving}>
          <EntityField entity={entity} name={name} />
        </ReadOnlyContext>
      </FormContext>
    </div>
  )
}

/** The fields on which it depends which records can be chosen. */
function namesBeside(field: Field): readonly string[] {
  return field.kind === 'reference' && field.filter ? otherFieldsIn(field.filter) : []
}

/** Show the server's issues of other fields here: no other is on the page. */
function hereOf(issue: Issue, name: string): Issue {
  return issue.path[0] === name ? issue : { ...issue, path: [name] }
}

const controls =
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea, button:not([tabindex="-1"]), [tabindex="0"]'

function focusFirst(root: HTMLElement | null) {
  const first = root?.querySelector<HTMLElement>(controls)
  first?.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement && first.type !== 'checkbox' && first.type !== 'radio') first.select()
}

/** The first or last control, behind which Tab leads out. */
function edgeOf(root: HTMLElement, backward: boolean): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.matches(':disabled'))
  return backward ? all[0] : all.at(-1)
}

function useFocusInside(root: RefObject<HTMLElement | null>) {
  useEffect(() => focusFirst(root.current), [root])
}

/** Save when a press or the focus goes elsewhere on the page, and not into a list that the field has opened. */
function useSaveOnLeave(root: RefObject<HTMLElement | null>, save: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressedWithin = useRef(false)
  const newest = useRef(save)
  useLayoutEffect(() => {
    newest.current = save
  })
  useEffect(() => {
    const onPress = () => {
      if (!pressedWithin.current) newest.current()
      pressedWithin.current = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      clearTimeout(timer.current)
    }
  }, [])
  return {
    // React tells of what happens in an opened list as well, wherever on the page that stands.
    onPointerDown: () => {
      pressedWithin.current = true
    },
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { activeElement } = document
        if (activeElement !== document.body && !root.current?.contains(activeElement)) newest.current()
      })
    },
  }
}
