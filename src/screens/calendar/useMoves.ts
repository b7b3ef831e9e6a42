'use client'

import { useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import type { Problem } from '../../data/problems'
import { useAnnounce } from '../../internal/announce'
import { type TranslateWith, useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar, type CalendarMessageKey } from '../../messages/englishCalendar'
import { newKey } from '../../internal/newKey'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import { isError } from '../../spec/rules/issues'
import { fieldRules } from '../../spec/rules/validate'
import { valuesBefore } from '../source/formChanges'
import type { EntityAccess } from '../product/useEntityAccess'
import { mayTryAgain } from '../source/problemKinds'
import { type ChangesAnswer, saveChanges } from '../source/saveChanges'
import { idIn } from '../source/saveRecord'
import { offerUndo } from '../transition/offerUndo'
import type { CalendarFields } from './calendarFields'
import type { EventShift } from './EventShift'
import { shiftValues } from './eventTimes'
import { moveWords } from './moveWords'
import type { CalendarColumns } from './useCalendarColumns'
import { useTitles } from '../../components/useTitles'

interface MovesOptions<F extends Fields> {
  access: EntityAccess<F>
  fields: CalendarFields | undefined
  /** The columns of a day, and the field whose values they are. */
  columns: CalendarColumns | undefined
  readOnly: boolean
  errors: ErrorCatalogue | undefined
}

/** Why something was not moved, and the way on. */
export interface MoveNews {
  readonly key: string
  /** Says what was not moved. */
  readonly title: string
  /** Why not, as a sentence: a rule, or someone who was faster. */
  readonly reason?: string | undefined
  /** Why the source did not take it. */
  readonly problem?: Problem | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onDismiss: () => void
}

type Changes = Readonly<Record<string, unknown>>

/** Put records on other days and into other columns, where the rules and the person's rights allow; say how it ended, and offer to take it back. */
export function useMoves<F extends Fields>(options: MovesOptions<F>) {
  const { access, fields, columns, readOnly, errors } = options
  const { entity, source, can } = access
  const { t, locale } = useScreenLocale(englishCalendar)
  const announce = useAnnounce()
  const [news, setNews] = useState<MoveNews>()
  const [asked, setAsked] = useState<RecordBy<F>>()

  const moves = mover({
    access,
    fields,
    columns,
    errors,
    t,
    locale,
    titleIn: useTitles(access.entity),
    announce,
    setNews,
  })

  function mayChange(record: RecordBy<F>, name: string | undefined): boolean {
    if (readOnly || name === undefined || !source.update) return false
    const field: Field | undefined = entity.fields[name]
    return (
      field !== undefined &&
      field.readOnly !== true &&
      can('update', record).allowed &&
      can({ updateField: name }, record).allowed
    )
  }

  const isMovable = (record: RecordBy<F>) =>
    mayChange(record, fields?.start) && (fields?.end === undefined || mayChange(record, fields.end))
  // From state to state leads a transition.
  const isReassignable = (record: RecordBy<F>) =>
    columns?.name !== entity.states?.field && mayChange(record, columns?.name)

  return {
    news,
    onMove: moves.move,
    /** The record whose new day a person is asked for. */
    asked,
    onAsk: setAsked,
    onAskEnd: () => setAsked(undefined),
    store: moves.store,
    /** Says that a record was moved by the dialog. */
    onMoved: (record: RecordBy<F>, before: RecordBy<F>, changes: Changes) => {
      setNews(undefined)
      moves.say(record, before, 'event', changes)
    },
    isMovable,
    isReassignable,
    isResizable: (record: RecordBy<F>) =>
      mayChange(record, fields?.kind === 'dateRange' ? fields.start : fields?.end),
    /** The fields that say where a record stands, as far as the person may change them. */
    namesOf: (record: RecordBy<F>): readonly string[] =>
      [
        ...(isMovable(record) ? [fields?.start, fields?.end] : []),
        ...(isReassignable(record) ? [columns?.name] : []),
      ].filter((name) => name !== undefined),
    changedText: moves.changedText,
  }
}

interface MoverOptions<F extends Fields> extends Omit<MovesOptions<F>, 'readOnly'> {
  t: TranslateWith<CalendarMessageKey>
  locale: string
  announce: ReturnType<typeof useAnnounce>
  /** The title of a record; see `useTitles`. */
  titleIn: (record: object) => string | undefined
  setNews: (news: MoveNews | undefined) => void
}

/** Store a record's new days, say so with a way back, and say why they were not stored with a way on. */
function mover<F extends Fields>(options: MoverOptions<F>) {
  const { access, fields, columns, errors, t, locale, announce, setNews } = options
  const { entity, source } = access
  const { nameOf, endText, placeText, changedText } = moveWords(options)

  function reject(record: RecordBy<F>, why: Pick<MoveNews, 'reason' | 'problem' | 'onRetry'>) {
    const title = t('calendar.notMoved', { title: nameOf(record) })
    setNews({ ...why, title, key: newKey(), onDismiss: () => setNews(undefined) })
  }

  function say(record: RecordBy<F>, before: RecordBy<F>, part: EventShift['part'], changes: Changes) {
    const words = part === 'end' ? endText(record) : placeText(record, changes)
    if (!hasToastRegion()) return announce(words)
    offerUndo(words, {
      t,
      source,
      ids: [idIn(entity, record)],
      undo: () => {
        const back = valuesBefore(before, Object.keys(changes))
        void store(record, back).then((answer) => {
          if (answer.status === 'saved') toast(placeText(answer.record, back))
          else tell(record, back, answer, 'event')
        })
      },
    })
  }

  const store = (record: RecordBy<F>, changes: Changes, idempotencyKey = newKey()) =>
    saveChanges({
      entity,
      source,
      base: record,
      changes,
      errors,
      idempotencyKey,
      idName: entity.id,
      // Show an event in its new place at once: to see it jump back and forth would be no answer.
      optimistic: true,
    })

  function tell(
    record: RecordBy<F>,
    changes: Changes,
    answer: ChangesAnswer<RecordBy<F>>,
    part: EventShift['part'],
    key?: string,
  ) {
    switch (answer.status) {
      case 'saved':
        return say(answer.record, record, part, changes)
      case 'changed':
        return reject(record, { reason: changedText(answer.record, changes) })
      case 'gone':
        return reject(record, { reason: t('calendar.gone') })
      case 'failed': {
        const { problem } = answer
        const onRetry = mayTryAgain(problem, errors) ? () => void send(record, changes, part, key) : undefined
        const [issue] = problem.issues?.filter(isError) ?? []
        if (issue) return reject(record, { reason: issue.message })
        const { place, title } = resolveProblem(problem, errors, { t })
        return reject(record, place === 'field' ? { reason: title } : { problem, onRetry })
      }
    }
  }

  async function send(record: RecordBy<F>, changes: Changes, part: EventShift['part'], key = newKey()) {
    setNews(undefined)
    tell(record, changes, await store(record, changes, key), part, key)
  }

  /** The first rule that the new values break, in its own words. */
  async function brokenRule(record: RecordBy<F>, changes: Changes): Promise<string | undefined> {
    const rules: Readonly<Record<string, ReturnType<typeof fieldRules>[string]>> = fieldRules(entity, {
      t,
      locale,
      known: record,
    })
    const values = { ...record, ...changes }
    for (const name of Object.keys(changes)) {
      const issues = (await rules[name]?.(changes[name], { values })) ?? []
      const [first] = issues.filter(isError)
      if (first) return first.message
    }
    return undefined
  }

  /** The values that are other ones in the new place; nothing where it would be over before it begins. */
  function changesOf(record: RecordBy<F>, shift: EventShift): Changes | undefined {
    const isElsewhen = shift.days !== 0 || shift.minutes !== 0
    const times = isElsewhen ? fields && shiftValues(record, fields, shift) : {}
    if (!times || !columns || shift.column === undefined) return times
    return { ...times, [columns.name]: columns.valueOf(shift.column) }
  }

  async function move(record: RecordBy<F>, shift: EventShift): Promise<void> {
    const changes = changesOf(record, shift)
    if (!changes || Object.keys(changes).length === 0) return
    const reason = await brokenRule(record, changes)
    if (reason !== undefined) reject(record, { reason })
    else await send(record, changes, shift.part)
  }

  return { move, store, say, changedText }
}
