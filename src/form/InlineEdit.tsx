'use client'

import Pencil from 'lucide-react/icons/pencil'
import {
  type ComponentType,
  type FocusEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../components/Button'
import type { FieldBinding } from '../fields/FieldProps'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { focusControl } from './focusControl'
import { sameValue } from './sameValue'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** The props that it fills in, so that a host cannot. */
type Filled = keyof FieldBinding | 'value' | 'label' | 'error'

export type InlineEditProps<Value, FieldProps> = InlineEditBaseProps<Value, FieldProps> &
  Omit<FieldProps, Filled | keyof InlineEditBaseProps<Value, FieldProps>>

export interface InlineEditBaseProps<Value, FieldProps> extends RootProps<HTMLDivElement> {
  /** The field to draw while it is edited: `TextField`, `SelectField` or another. */
  as: ComponentType<FieldProps>
  /** Names the value: "Remarks". What stands beside it says so to the eye; the button and the field have it as their name. */
  label: string
  /** The value as it is stored. */
  value: Value
  /** The value as a person reads it. @default the value as text */
  valueText?: string | undefined
  /**
   * Stores another value. Words that it answers with reject the value and stand beside the field; when it throws, the
   * field says that nothing was saved and keeps what was entered.
   */
  onSave: (value: Value) => void | string | Promise<void | string>
  /** Saves as well when the focus leaves it. Without, it waits for a decision, and nothing is lost. @default false */
  saveOnBlur?: boolean | undefined
  /**
   * Shows the value and offers no way to change it.
   * @selector [data-status="readOnly"]
   * @default false
   */
  readOnly?: boolean | undefined
}

/**
 * One value that is read, and edited where it stands. Enter saves, Escape gives the stored one back.
 *
 * @example <InlineEdit as={TextField} label="Remarks" value={remarks} onSave={save} />
 */
export function InlineEdit<Value, FieldProps extends object>(props: InlineEditProps<Value, FieldProps>) {
  const {
    as,
    label,
    value,
    valueText,
    onSave,
    saveOnBlur = false,
    readOnly = false,
    className,
    style,
    ref,
    ...field
  } = props
  const { t } = useLocaleWith(englishSteps)
  const announce = useAnnounce()
  const id = useId()
  const [root, holdRoot] = useSharedRef(ref)
  const [status, setStatus] = useState<'reading' | 'editing' | 'saving'>('reading')
  const [error, setError] = useState<string>()
  /** The stored value when the editing began, and what it has become. */
  const [start, setStart] = useState(value)
  const draft = useRef(value)
  const isReading = status === 'reading'
  useFocusWhereItIs(isReading, id, root)

  const text = valueText ?? textOf(value)
  const shared = {
    ...dataOf(props),
    ref: holdRoot,
    className: classes('sw-InlineEdit', className),
    style,
    'data-status': readOnly ? 'readOnly' : status,
  }
  if (readOnly) return <div {...shared}>{text || <Missing />}</div>

  function close() {
    setStatus('reading')
    setError(undefined)
  }

  async function save() {
    if (status === 'saving') return
    if (sameValue(draft.current, start)) return close()
    setStatus('saving')
    setError(undefined)
    const rejection = await rejectionOf(onSave, draft.current, t('inline.failed'))
    if (rejection === undefined) {
      close()
      announce(t('inline.saved', { label }))
    } else {
      setStatus('editing')
      setError(rejection)
      focusControl(id)
    }
  }

  if (isReading) {
    return (
      <div {...shared}>
        <button
          type="button"
          className="sw-InlineEdit-text"
          aria-label={t('inline.change', { label, value: text || t('value.missing') })}
          onClick={() => {
            draft.current = value
            setStart(() => value)
            setStatus('editing')
          }}
        >
          <span>{text || <Missing />}</span>
          <Pencil className="sw-icon sw-InlineEdit-icon" aria-hidden="true" />
        </button>
      </div>
    )
  }

  const Field = as as ComponentType<object>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of what stands in it
    <div
      {...shared}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          event.stopPropagation()
          close()
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          void save()
        }
      }}
      onBlur={(event: FocusEvent) => {
        if (saveOnBlur && !event.currentTarget.contains(event.relatedTarget)) void save()
      }}
    >
      <form
        noValidate
        className="sw-InlineEdit-form"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          // React hands it on to a form around a dialog that this stands in.
          event.stopPropagation()
          void save()
        }}
      >
        <Field
          {...field}
          id={id}
          label={label}
          defaultValue={start}
          error={error}
          readOnly={status === 'saving' || undefined}
          onValueChange={(next: Value) => {
            draft.current = next
            setError(undefined)
          }}
        />
        <div className="sw-InlineEdit-actions">
          <Button type="submit" size="small" variant="primary" pending={status === 'saving'}>
            {t('inline.save')}
          </Button>
          <Button size="small" variant="quiet" disabled={status === 'saving'} onClick={close}>
            {t('inline.cancel')}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** The words that reject the value; undefined once it is stored. */
async function rejectionOf<Value>(
  save: (value: Value) => void | string | Promise<void | string>,
  value: Value,
  failed: string,
): Promise<string | undefined> {
  try {
    return (await save(value)) ?? undefined
  } catch {
    return failed
  }
}

function textOf(value: unknown): string {
  return isTextOrNumber(value) ? String(value) : ''
}

function Missing() {
  const { t } = useLocaleWith(englishSteps)
  return <span className="sw-InlineEdit-missing">{t('value.missing')}</span>
}

/** Bring the focus to the control, and back to the button when it had been in what is gone. */
function useFocusWhereItIs(isReading: boolean, id: string, root: RefObject<HTMLElement | null>) {
  const wasReading = useRef(isReading)
  useEffect(() => {
    if (wasReading.current === isReading) return
    wasReading.current = isReading
    if (!isReading) {
      focusControl(id)
      const control = document.activeElement
      if (control instanceof HTMLInputElement && control.id === id) control.select()
    } else if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [isReading, id, root])
}
