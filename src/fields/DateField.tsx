'use client'

import CalendarIcon from 'lucide-react/icons/calendar'
import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { isDate } from '../spec/values/dateText'
import type { DateCalendarProps } from './DateCalendar'
import { dateOf, textsOf } from './dateParts'
import { DateSegments, readTexts, segmentsIn, showTexts } from './DateSegments'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'
import { useFieldLocale } from './useFieldLocale'

export interface DateFieldProps extends FieldProps<string | null> {
  /** The first day that the calendar offers, as `2026-11-21`. An earlier one can be typed: a rule rejects it in words. */
  min?: string
  /** The last day that the calendar offers. */
  max?: string
  /** The first part of the date, which also has the `id`. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A day, without a time or a time zone: typed part by part in the locale's order and calendar, pasted whole, or picked
 * from a calendar. A value is `2026-11-21`, whatever the calendar; an unfinished or unreal date is handed on as the text
 * that stands there, for a rule to reject in words. A parent that decides what stands there may pass over such texts:
 * they stay until it gives another value, or another `resetKey`.
 */
export function DateField(props: DateFieldProps) {
  const { min, max, name, readOnly, disabled, ref, value, defaultValue, resetKey } = props
  const { t, locale } = useFieldLocale()
  const frame = useFrame(props)
  const { id } = frame.control
  const group = useRef<HTMLDivElement>(null)
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps>>()
  const [opened, setOpened] = useState<{ at: string | null }>()

  const show = useCallback(
    (root: HTMLElement, date: string | null | undefined) => showDate(root, date, locale),
    [locale],
  )
  useDefaultValue(group, defaultValue, resetKey, show)

  // The texts in the boxes are of the calendar in which they were written.
  const writtenIn = useRef(locale)
  useLayoutEffect(() => {
    if (writtenIn.current === locale) return
    const date = dateOf(readTexts(group.current), writtenIn.current)
    writtenIn.current = locale
    if (group.current && date && isDate(date)) showDate(group.current, date, locale)
  }, [locale])

  // While the parent decides what stands there, a day that it does not take up goes again. What is no day yet stays:
  // a parent that keeps whole days alone would leave a person no time to type one.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const edited = useRef<{ from: string | null | undefined }>(undefined)
  useLayoutEffect(() => {
    if (value === undefined || !group.current) return
    const standing = dateOf(readTexts(group.current), locale)
    const isPassedOver = edited.current && (value === null || value === edited.current.from)
    if (standing !== value && isPassedOver && standing && !isDate(standing)) return
    edited.current = undefined
    if (standing !== value) showDate(group.current, value, locale)
  })

  function handleEdit() {
    const date = dateOf(readTexts(group.current), locale)
    writeSubmitted(group.current, date)
    edited.current = { from: value }
    props.onValueChange?.(date)
    if (value !== undefined) drawAgain()
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!opened && !event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  // The calendar's code is loaded when it is wanted. Without it, a date can still be typed.
  function loadCalendar() {
    return importCalendar().then(
      (loaded) => setCalendar(() => loaded.DateCalendar),
      () => {},
    )
  }

  function openCalendar() {
    void loadCalendar().then(() => setOpened({ at: dateOf(readTexts(group.current), locale) }))
  }

  function pick(date: string) {
    if (group.current) showDate(group.current, date, locale)
    handleEdit()
    setOpened(undefined)
  }

  const given = value === undefined ? defaultValue : value
  return drawFrame(
    'DateField',
    props,
    frame,
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only room to aim at; the segments are the controls
    <div
      ref={group}
      className="sw-Field-box sw-DateField-box"
      role="group"
      aria-labelledby={labelIdOf(id)}
      onBlur={handleBlur}
      onPointerDown={disabled ? undefined : focusFirstGap}
    >
      <DateSegments
        ref={ref}
        control={frame.control}
        texts={textsOf(given, locale)}
        readOnly={readOnly}
        onEdit={handleEdit}
      />
      {name !== undefined && (
        <input hidden readOnly data-submitted="" disabled={disabled} name={name} defaultValue={given ?? ''} />
      )}
      {!readOnly && (
        <button
          type="button"
          className="sw-DateField-button"
          disabled={disabled}
          aria-label={t('date.open')}
          aria-haspopup="dialog"
          aria-expanded={opened !== undefined}
          onPointerEnter={() => void loadCalendar()}
          onClick={openCalendar}
        >
          <CalendarIcon className="sw-icon" aria-hidden="true" />
        </button>
      )}
      {Calendar && opened && (
        <Calendar
          field={group}
          date={opened.at}
          min={min}
          max={max}
          onPick={pick}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>,
    { group: true, leads: true },
  )
}

const importCalendar = () => import('./DateCalendar')

function showDate(root: HTMLElement, date: string | null | undefined, locale: string): void {
  showTexts(root, textsOf(date, locale))
  writeSubmitted(root, date)
}

/** One value for the form, of which a native reset takes care: a text box that is never seen, not a hidden field. */
function writeSubmitted(root: HTMLElement | null, date: string | null | undefined): void {
  const submitted = root?.querySelector<HTMLInputElement>('input[data-submitted]')
  if (submitted) setControlText(submitted, date ?? '')
}

/** The free room in the box belongs to the date as well. */
function focusFirstGap(event: PointerEvent<HTMLDivElement>): void {
  // The calendar's events come by here as well, though it stands elsewhere on the page.
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
  if (event.target.closest('input, button')) return
  const segments = segmentsIn(event.currentTarget)
  const target = segments.find((segment) => segment.value === '') ?? segments.at(-1)
  event.preventDefault()
  target?.focus()
}
