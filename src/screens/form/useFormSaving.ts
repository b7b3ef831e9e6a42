'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasToastRegion } from '../../components/toasts'
import { problemOf } from '../../data/problems'
import type { FormStore, FormValues } from '../../form/FormStore'
import { useForm } from '../../form/useForm'
import { useLocale } from '../../internal/locale'
import type { RecordBy } from '../../spec/entities/Entity'
import { omitHidden } from '../../spec/entities/EntitySection'
import type { Fields } from '../../spec/fields/fields'
import { knownOfNew } from '../../spec/rules/knownOfNew'
import { fieldRules } from '../../spec/rules/validate'
import { formValuesOf, meaningOf, namesSent, pick, type Values } from '../source/formChanges'
import { issuesOf } from '../source/issuesOf'
import { isConflict, mayBeConflict, mayPass } from '../source/problemKinds'
import { keepRecord } from '../source/recordCache'
import { idIn, saveRecord } from '../source/saveRecord'
import { offersBefore } from '../source/undoOffers'
import type { FormScreenOptions } from './FormScreenState'
import { fillAgain, forgetNotSaved, type NotSaved, saveAhead } from './saveAhead'
import { savePart } from './savePart'
import { sayNotSaved } from './sayNotSaved'
import { changedSince } from './useConflict'
import type { FormRecord } from './useFormRecord'
import { useNotSaved } from './useNotSaved'

/** Save what is written in the form of a record: at once, or ahead of the answer where the source is optimistic. */
export function useFormSaving<F extends Fields>(form: FormRecord<F>, options: FormScreenOptions<F>) {
  const { entity, source, errors, names, reading, base, setBase, known, validating, reasons } = form
  const { id, onSaved, onReopen, steps = [], part = false } = options
  const { t, locale } = useLocale()
  const [savedAt, setSavedAt] = useState<Date>()

  async function save(saving: Parameters<typeof saveRecord<F>>[0]) {
    const withdrawOffers = offersBefore(source, id === undefined ? [] : [id])
    const saved = await (part ? savePart(saving, { names, errors }) : saveRecord(saving))
    withdrawOffers()
    return saved
  }

  /** The last attempt to save: the form's values then, and what was sent first without an answer, perhaps under its own key. */
  const attempt = useRef<{ values: FormValues; unanswered: Values | undefined; key?: string | undefined }>(
    undefined,
  )
  /** A submission of a form that the person went on from; its answer is this form's. */
  const resumed = useRef<NotSaved<RecordBy<F>>>(undefined)

  const store: FormStore = useForm({
    defaultValues:
      id === undefined ? { ...knownOfNew(entity), ...known } : base ? formValuesOf(entity, base, names) : {},
    // Fields that the person cannot mend must not stand in the way.
    rules: pick(
      fieldRules(entity, validating),
      names.filter((name) => !reasons.has(name)),
    ) as ReturnType<typeof fieldRules>,
    fields: entity.fields,
    async onSubmit(values, { signal, idempotencyKey, intent }) {
      const sent = valuesToSend(values)
      const { unanswered, key } = attempt.current ?? {}
      attempt.current = { values, unanswered }
      const before = resumed.current
      resumed.current = undefined
      if (before) {
        const { sent: unanswered, idempotencyKey: key, thrown } = before
        if (mayPass(problemOf(thrown))) attempt.current = { values, unanswered, key }
        return await rejectionIn(thrown)
      }
      const isChange = base !== undefined && Object.keys(sent).length > 0 && unanswered === undefined
      // Only where a rejection can be told wherever the person is by then.
      if (isChange && source.optimistic && onSaved && hasToastRegion()) {
        const shown = saveAhead({ entity, source, base, values, sent, idempotencyKey, onStored, onNotSaved })
        await Promise.resolve() // A submission can be joined once it has begun.
        return goOn(shown, intent)
      }
      const sentKey = key ?? idempotencyKey
      let saved: RecordBy<F>
      try {
        saved = await save({
          entity,
          source,
          id,
          base,
          values: sent,
          unanswered,
          signal,
          idempotencyKey: sentKey,
        })
      } catch (thrown) {
        if (mayPass(problemOf(thrown))) attempt.current = { values, unanswered: unanswered ?? sent, key }
        return await rejectionIn(thrown)
      }
      if (signal.aborted) return
      keepRecord(source, idIn(entity, saved), saved)
      return goOn(saved, intent)
    },
  })

  /** Leave out what is missing in a new record, what was not changed in another, and steps that are not asked for. */
  function valuesToSend(values: FormValues): Values {
    const asked = omitHidden({ fields: entity.fields, sections: steps }, pick(values, entity.fieldNames))
    const sentNames = namesSent(entity, names, id).filter((name) => Object.hasOwn(asked, name))
    const meaning = meaningOf(entity, sentNames, values, validating)
    if (id === undefined)
      return pick(
        meaning,
        sentNames.filter((name) => meaning[name] !== null),
      )
    return base ? pick(meaning, changedSince(base, { store, names: sentNames, meaning })) : {}
  }

  /** @param saved the record as it is stored, or as it will be */
  function goOn(saved: RecordBy<F>, intent: string | undefined) {
    attempt.current = undefined
    if (id !== undefined) forgetNotSaved(source, id)
    setSavedAt(new Date())
    setBase(saved)
    // The host's next step is no part of the saving: it joins the submission, and an error in it is the host's.
    void store.submit().then((accepted) => accepted && onSaved?.(saved, { intent }))
  }

  function onStored(stored: RecordBy<F>, shown: RecordBy<F>) {
    setBase((now) => (now === shown ? stored : now))
  }

  const onNotSaved = (thrown: unknown) => sayNotSaved(problemOf(thrown), { t, errors, onReopen })

  useNotSaved<RecordBy<F>>(source, id, (one) => {
    resumed.current = one
    fillAgain(store, names, one)
    // The words of the server stand beside the fields that are there.
    flushSync(() => setBase(one.base))
    void store.submit()
  })

  async function rejectionIn(thrown: unknown) {
    const problem = problemOf(thrown)
    const conflicts = id !== undefined && isConflict(problem, errors)
    // The other's version is wanted, and not what the cache knows. Once it is there, there is something to decide.
    if (conflicts || (id !== undefined && mayBeConflict(problem, errors))) await reading.retry()
    // Without an error among the issues there would be nothing to mend, and yet nothing is saved.
    const issues = conflicts ? [] : issuesOf(problem, { entity, store, errors, t, locale })
    if (issues.length === 0) throw thrown
    return { issues }
  }

  return {
    store,
    /** When it was last saved here. */
    savedAt,
    /** Whether the form is as it was when it was sent. */
    isUnchanged: () => store.getValues() === attempt.current?.values,
  }
}
