'use client'

import { useId } from 'react'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { EntityFields } from '../../form/EntityFields'
import { Form } from '../../form/Form'
import { sameValue } from '../../form/sameValue'
import { useForm } from '../../form/useForm'
import { useFormState } from '../../form/useFormState'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCalendar } from '../../messages/englishCalendar'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'
import { ownValue } from '../../spec/values/ownValue'
import { problemSentences } from '../product/problemSentences'
import { draftFrom, meaningOf, pick, type Values } from '../source/formChanges'
import { issuesOf } from '../source/issuesOf'
import type { ChangesAnswer } from '../source/saveChanges'
import { idIn } from '../source/saveRecord'
import type { CalendarFields } from './calendarFields'
import { movedAlong } from './movedAlong'
import { useTitles } from '../../components/useTitles'

export interface MoveDialogProps<F extends Fields> {
  entity: Entity<F>
  fields: CalendarFields
  /** The record whose new day is asked for. */
  record: RecordBy<F>
  /** The fields that are asked for: those of its day, and of its column, that the person may change. */
  names: readonly string[]
  errors: ErrorCatalogue | undefined
  store: (
    record: RecordBy<F>,
    changes: Readonly<Record<string, unknown>>,
    key?: string,
  ) => Promise<ChangesAnswer<RecordBy<F>>>
  /** Says where someone else has put it meanwhile. */
  changedText: (record: RecordBy<F>, changes: Readonly<Record<string, unknown>>) => string
  onMoved: (record: RecordBy<F>, before: RecordBy<F>, changes: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

/** Asks for the day of a record, and for its column, by the very fields that say it, with the rules of the entity. */
export function MoveDialog<F extends Fields>(props: MoveDialogProps<F>) {
  const { entity, fields, record, errors, store: save, changedText, onMoved, onClose } = props
  const { t, locale } = useScreenLocale(englishCalendar)
  const form = useId()
  const names = props.names as readonly (keyof F & string)[]
  const firstName = names[0] ?? fields.start
  const validating: ValidateOptions = { t, locale, known: record }
  const meantBy = (values: Values) => movedAlong(record, fields, meaningOf(entity, names, values, validating))
  const ruled: Readonly<Record<string, ReturnType<typeof fieldRules>[string]>> = fieldRules(
    entity,
    validating,
  )
  const { end } = fields
  // The rule is about the end that goes along, and not the one that stands there still.
  const endRule: typeof ruled =
    end === undefined || !names.includes(end)
      ? {}
      : {
          [end]: (_, context) => {
            const meant = meantBy(context.values)
            return ruled[end]?.(meant[end], { ...context, values: { ...context.values, ...meant } }) ?? []
          },
        }
  const store = useForm({
    defaultValues: draftFrom(record, names),
    rules: { ...pick(ruled, names), ...endRule } as ReturnType<typeof fieldRules>,
    fields: entity.fields,
    async onSubmit(values, { idempotencyKey }) {
      const meant = meantBy(values)
      const changes = Object.fromEntries(
        Object.entries(meant).filter(([name, value]) => !sameValue(ownValue(record, name) ?? null, value)),
      )
      if (Object.keys(changes).length === 0) return onClose()
      const answer = await save(record, changes, idempotencyKey)
      switch (answer.status) {
        case 'saved':
          onMoved(answer.record, record, changes)
          return onClose()
        case 'gone':
          return { issues: [{ path: firstName, message: t('calendar.gone') }] }
        case 'changed':
          return { issues: [{ path: firstName, message: changedText(answer.record, changes) }] }
        case 'failed': {
          const issues = issuesOf(answer.problem, { entity, store, errors, t, locale })
          if (issues.length > 0) return { issues }
          return { issues: [{ path: firstName, message: problemSentences(answer.problem, { t, errors }) }] }
        }
      }
    },
  })
  const status = useFormState(store, (state) => state.getStatus())
  const pending = status === 'submitting' || status === 'checking'
  const titleIn = useTitles(entity, [record])
  const title = t('calendar.moveTitle', {
    title: titleIn(record) ?? String(idIn(entity, record)),
  })
  return (
    <Dialog
      open
      initialFocus="field"
      size="small"
      onOpenChange={(open) => !open && !pending && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={pending}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            {t('calendar.moveSave')}
          </Button>
        </>
      }
    >
      <Form id={form} store={store} aria-label={title}>
        <EntityFields entity={{ ...entity, sections: undefined }} names={names} />
      </Form>
    </Dialog>
  )
}
