'use client'

import { type Ref, useEffect, useMemo, useState } from 'react'
import { useAnnounce } from '../internal/announce'
import { instantOf, isInstant } from '../spec/values/timeText'
import { clockIn } from '../spec/values/zonedTime'
import { useLocaleWith } from '../internal/useLocaleWith'
import { instantTexts } from '../messages/fields/instantTexts'
import { CalendarButton } from './CalendarButton'
import type { DateCalendarProps } from './DateCalendar'
import { dateOf, textsOf } from './dateParts'
import { dateRowOf } from './dateSegments'
import { drawFrame, suffixIdOf, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { InstantNote, noteOf } from './InstantNote'
import { instantFormatOf, instantTextsIn, instantTextsOf, writeMoment } from './instantValue'
import { readTexts, showTexts, submittedIn } from './segmentBoxes'
import { SegmentBox } from './SegmentBox'
import type { SegmentRow } from './SegmentRow'
import { Segments } from './Segments'
import { hasSecondsIn, timeRowsOf } from './timeSegments'
import { useCalendar } from './useCalendar'
import { useSegments } from './useSegments'
import { useUnavailable } from './useUnavailable'
import { useWithFailure } from './useWithFailure'
import { generalZoneName, zoneName } from './zoneName'

export interface InstantFieldProps extends FieldProps<string | null>, ControlWidthProps {
  /** Where the clocks are that show it, as the IANA database names it: `Europe/Berlin`. @default 'UTC' */
  zone?: string | undefined
  /** Asks for seconds as well. A value that has some shows them in any case. @default false */
  seconds?: boolean | undefined
  /** The first moment; the calendar offers its day and later ones. An earlier one can be typed: a rule rejects it. */
  min?: string | undefined
  /** The last moment; the calendar offers its day and earlier ones. */
  max?: string | undefined
  /** Called with a day; the words that it returns say why that day cannot be chosen, in the calendar or by typing. */
  isUnavailable?: ((date: string) => string | undefined) | undefined
  /** The first part of the date, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A moment that is the same for the whole world, entered as the clocks of one zone show it. A value is
 * `2026-11-21T14:30:00Z` (RFC 3339). The hour that clocks skip in spring is handed on as text, for a rule to reject, and the
 * field says why; of the hour that comes twice in autumn the first is meant, until the person chooses the second.
 */
export function InstantField(props: InstantFieldProps) {
  const { zone = 'UTC', seconds = false, min, max, isUnavailable, name, readOnly, disabled, ref } = props
  const words = useLocaleWith(instantTexts)
  const { locale, t } = words
  const announce = useAnnounce()
  const calendar = useCalendar<DateCalendarProps, string | null>(importCalendar)
  const [standing, setStanding] = useState(props.value ?? props.defaultValue ?? '')
  const format = useMemo(() => instantFormatOf(zone, locale, setStanding), [zone, locale])
  const { box, given, handleEdit, handleBlur, choose } = useSegments(props, format, Boolean(calendar.opened))
  const readDate = () => dateOf(readTexts(box.current), locale)
  useUnavailable(props, () => [readDate()])

  // A native reset resets the boxes, but not the choice between two moments.
  useEffect(() => {
    const form = box.current?.closest('form')
    const showReset = () =>
      queueMicrotask(() => {
        const submitted = box.current && submittedIn(box.current)
        if (box.current && submitted) format.show(box.current, submitted.value)
      })
    form?.addEventListener('reset', showReset)
    return () => form?.removeEventListener('reset', showReset)
  }, [box, format])

  function edit() {
    handleEdit()
    const next = (box.current && format.read(box.current)) ?? ''
    const note = noteOf(next, zone)
    if (note && note !== noteOf(standing, zone)) announce(t(`instant.${note}`))
    setStanding(next)
  }

  function pick(date: string) {
    showTexts(box.current, textsOf(date, locale))
    edit()
    calendar.close()
  }

  const zoneWords = isInstant(standing)
    ? zoneName(zone, locale, instantOf(standing))
    : generalZoneName(zone, locale)
  const framed = useWithFailure(props, calendar.failed)
  const frame = useFrame(framed, { suffix: zoneWords })
  const { id } = frame.control
  const texts = instantTextsOf(given, zone, locale)
  const shared = { control: frame.control, texts, readOnly, onEdit: edit }
  const withPaste = (row: SegmentRow): SegmentRow => ({
    ...row,
    readPasted: (text) => instantTextsIn(text, zone, locale) ?? row.readPasted(text),
  })
  const dayOf = (moment: string | undefined) => moment && clockIn(zone, instantOf(moment)).date

  return drawFrame(
    'sw-Field sw-InstantField',
    framed,
    frame,
    <div onBlur={handleBlur}>
      <SegmentBox
        ref={box}
        className="sw-InstantField-box"
        id={id}
        name={name}
        submitted={format.write(given)}
        disabled={disabled}
      >
        <div className="sw-InstantField-parts">
          <Segments ref={ref} {...shared} row={withPaste(dateRowOf(words))} />
          {/* No line ends between a clock and its PM. */}
          <div className="sw-InstantField-clock">
            {timeRowsOf(words, seconds || hasSecondsIn(given)).map((row) => (
              <Segments key={row.dir ?? 'word'} {...shared} row={withPaste(row)} leads={false} />
            ))}
          </div>
        </div>
        {!readOnly && (
          <CalendarButton
            disabled={disabled}
            expanded={calendar.opened !== undefined}
            onPrepare={calendar.prepare}
            onOpen={() => calendar.open(readDate)}
          />
        )}
        {calendar.Calendar && calendar.opened && (
          <calendar.Calendar
            field={box}
            date={calendar.opened.at}
            min={dayOf(min)}
            max={dayOf(max)}
            isUnavailable={isUnavailable}
            onPick={pick}
            onClose={calendar.close}
          />
        )}
      </SegmentBox>
      <InstantNote
        id={id}
        standing={standing}
        zone={zone}
        disabled={disabled}
        readOnly={readOnly}
        onChoose={(at) => choose(writeMoment(at, standing))}
      />
      <div className="sw-InstantField-zone" id={suffixIdOf(id)} suppressHydrationWarning>
        {zoneWords}
      </div>
    </div>,
    { group: true, leads: true },
  )
}

const importCalendar = async () => (await import('./DateCalendar')).DateCalendar
