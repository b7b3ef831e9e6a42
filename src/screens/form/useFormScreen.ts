'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasToastRegion } from '../../components/toasts'
import { problemOf } from '../../data/problems'
import type { FormStore, FormValues } from '../../form/FormStore'
import { useForm } from '../../form/useForm'
import { useFormState } from '../../form/useFormState'
import { useLocale } from '../../internal/locale'
import { createDraft } from '../../spec/entities/defineEntity'
import type { RecordBy } from '../../spec/entities/Entity'
import { omitHidden } from '../../spec/entities/EntitySection'
import type { Fields } from '../../spec/fields/fields'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'
import { formScreenStatus } from './formScreenStatus'
import type { FormScreenOptions, FormScreenState } from './FormScreenState'
import { fillAgain, forgetNotSaved, type NotSaved, saveAhead } from './saveAhead'
import {
  draftFrom,
  meaningOf,
  namesSent,
  pick,
  pickSeen,
  type Values,
  writableNames,
} from '../source/formChanges'
import { issuesOf } from '../source/issuesOf'
import { isConflict, isGone, mayBeConflict, mayPass, mayTryAgain } from '../source/problemKinds'
import { readOnlyReasons } from '../product/readOnlyReasons'
import { reasonText } from '../product/reasonText'
import { keepRecord } from '../source/recordCache'
import { idIn, saveRecord } from '../source/saveRecord'
import { isTakenIn } from './isTakenIn'
import { isSamePart, savePart } from './savePart'
import { changedSince, useConflict } from './useConflict'
import { isAnother } from '../source/versionOf'
import { useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useRecord } from '../source/useRecord'
import { sayNotSaved } from './sayNotSaved'
import { useNotSaved } from './useNotSaved'
import { useSaveAgain } from './useSaveAgain'

/** Read, validate and save the record of a form's page, and settle a conflict. */
export function useFormScreen<F extends Fields>(options: FormScreenOptions<F>): FormScreenState<F> {
  const { id, onSaved, onReopen, onSessionEnd, offline = 'wait', steps = [], part = false } = options
  const { t, locale } = useLocale()
  const { entity, source, can } = useEntityAccess(options.entity, options.source)
  const errors = useErrorCatalogue(options.errors)
  const isSeen = (name: string) => Object.hasOwn(entity.fields, name)
  const names = writableNames(entity, options.fields?.filter(isSeen))
  const comes = can(id === undefined ? 'create' : 'read')
  const reading = useRecord(source, comes.allowed ? id : undefined)
  // The fields of a part are on the page with the record: there is no moment in which they are empty.
  const [base, setBase] = useState(part ? reading.record : undefined)
  const [savedAt, setSavedAt] = useState<Date>()
  const known = base ?? { ...createDraft(entity), ...pickSeen(options.defaults, isSeen) }
  const changes = id === undefined ? comes : can('update', base)
  const reasons = readOnlyReasons({ names: id === undefined ? [] : names, record: base, can, locale })
  const validating: ValidateOptions = { t, locale, errors, known, isTaken: isTakenIn(entity, source, id) }

  const save = (saving: Parameters<typeof saveRecord<F>>[0]) =>
    part ? savePart(saving, { names, errors }) : saveRecord(saving)

  /** The last attempt to save: the form's values then, and what was sent first without an answer, perhaps under its own key. */
  const attempt = useRef<{ values: FormValues; unanswered: Values | undefined; key?: string | undefined }>(
    undefined,
  )
  /** What was sent from a form that the person went on from; its answer is this form's. */
  const resumed = useRef<NotSaved<RecordBy<F>>>(undefined)

  const store: FormStore = useForm({
    defaultValues: id === undefined ? known : base ? draftFrom(base, names) : {},
    // What the person cannot mend must not stand in the way.
    rules: pick(
      fieldRules(entity, validating),
      names.filter((name) => !reasons.has(name)),
    ) as ReturnType<typeof fieldRules>,
    fields: entity.fields,
    async onSubmit(values, { signal, idempotencyKey, intent }) {
      const { fields: known } = entity
      const asked = Object.keys(
        omitHidden({ fields: known, sections: steps }, pick(values, entity.fieldNames)),
      )
      const sentNames = namesSent(entity, names, id).filter((name) => asked.includes(name))
      const sent = valuesToSend(meaningOf(entity, sentNames, values, validating))
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

  /** What is missing in a new record is left out; of another, what was not changed. */
  function valuesToSend(meaning: Values): Values {
    if (id === undefined)
      return pick(
        meaning,
        Object.keys(meaning).filter((name) => meaning[name] !== null),
      )
    return base ? pick(meaning, changedSince(base, { store, names: Object.keys(meaning), meaning })) : {}
  }

  const formStatus = useFormState(store, (form) => form.getStatus())

  // Once the record is there it fills the form; a newer one does so as long as nothing was written, or stands behind it where the
  // values of the form are the same in both.
  const { record } = reading
  useEffect(() => {
    if (id === undefined || record === undefined || record === base) return
    // What a person takes back while it is being saved is a change of what will be stored.
    if (store.getStatus() === 'submitting') return
    if (!store.isDirty()) {
      setBase(record)
      store.reset(draftFrom(record, names))
    } else if (part && base && isSamePart(names, base, record)) setBase(record)
    // oxlint-disable-next-line react/exhaustive-deps -- the names are another array each time, and the same ones
  }, [id, record, base, store, part])

  const failure = useFormState(store, (form) => form.getSubmitError())
  const saveProblem = formStatus === 'failed' ? problemOf(failure) : undefined
  const conflicts =
    saveProblem !== undefined &&
    id !== undefined &&
    (isConflict(saveProblem, errors) ||
      (mayBeConflict(saveProblem, errors) && isAnother(entity, record, base)))
  // Who reads the other's version may find that there is none any more.
  const problem = conflicts && reading.problem && isGone(reading.problem) ? reading.problem : saveProblem
  const inConflict = conflicts && problem === saveProblem
  const conflict = useConflict({
    fields: entity.fields,
    store,
    names,
    base: inConflict ? base : undefined,
    reading,
    setBase,
    getMeaning: () => meaningOf(entity, names, store.getValues(), validating),
  })

  const unread = id !== undefined && base === undefined ? reading : undefined
  const again = useSaveAgain({
    store,
    // Another's version is decided about, not saved again.
    problem: conflicts ? undefined : saveProblem,
    errors,
    offline,
    onSessionEnd,
    readAgain: unread?.retry,
    isUnchanged: () => store.getValues() === attempt.current?.values,
  })

  const status = formScreenStatus({
    mayCome: comes.allowed,
    // What was saved may have brought it out of reach.
    canSave:
      (changes.allowed || formStatus === 'submitted') &&
      Boolean(id === undefined ? source.create : source.update),
    reading: unread,
    isSignedOut: again.isSignedOut,
    isOffline: again.isOffline,
    inConflict,
    formStatus,
    problem,
  })

  const shownProblem = problem ?? reading.problem
  const refused = comes.allowed ? changes : comes
  const tryAgain = saveProblem ? () => void store.submit({ retry: true }) : () => void reading.retry()
  return {
    entity,
    status,
    store,
    record: base,
    problem: shownProblem,
    errors,
    reason: refused.allowed ? undefined : reasonText(refused.reason, locale),
    // The whole form says it once.
    readOnlyReasons: status === 'readOnly' ? new Map<string, string>() : reasons,
    onRetry: mayTryAgain(shownProblem, errors) ? tryAgain : undefined,
    onSignIn: again.onSignIn,
    onAskAccess: useAskAccess(
      { entity: entity.name, action: id === undefined ? 'create' : 'update', id },
      options,
    ),
    conflict,
    names,
    savedAt,
  }
}
