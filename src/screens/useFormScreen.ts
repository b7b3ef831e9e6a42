'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DataSource, RecordId } from '../data/DataSource'
import { type Problem, problemOf } from '../data/problems'
import type { FormStore, FormValues } from '../form/FormStore'
import { useForm } from '../form/useForm'
import { useFormState } from '../form/useFormState'
import { useLocale } from '../internal/locale'
import { createDraft } from '../spec/entities/defineEntity'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import { type EntitySection, omitHidden } from '../spec/entities/EntitySection'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import type { Fields } from '../spec/fields/fields'
import { sameData } from '../spec/values/sameData'
import { isError } from '../spec/rules/issues'
import { fieldRules, type ValidateOptions } from '../spec/rules/validate'
import { formScreenStatus, type FormScreenStatus } from './formScreenStatus'
import { draftFrom, meaningOf, pick, type Values, writableNames } from './formChanges'
import { issueFromServer } from './issueFromServer'
import { isConflict, isGone, isSessionEnd, mayBeConflict, mayPass } from './problemKinds'
import { keepRecord } from './recordCache'
import { idIn, saveRecord } from './saveRecord'
import { isTakenIn } from './isTakenIn'
import { changedSince, type Conflict, useConflict } from './useConflict'
import { versionOf } from './useDetailScreen'
import { useOnline } from './useOnline'
import { useRecord } from './useRecord'
import { useRetryOnline } from './useRetryOnline'

export interface FormScreenOptions<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>>
  /** Which record to edit; without it a new one is made. */
  id?: RecordId | undefined
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[] | undefined
  /** The steps in which it is filled in: what stands in steps that are not asked for is not sent. */
  steps?: readonly EntitySection[] | undefined
  /** The values of a new record at first, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>> | undefined
  /** The product's words for its problems, which also say which one is a conflict. */
  errors?: ErrorCatalogue | undefined
  /** Called with the record as the source has stored it, and with the button that was pressed. */
  onSaved?: ((record: RecordBy<F>, how: SavedHow) => void) | undefined
  /**
   * Lets the person sign in when a call says that the session has ended (401, or `signIn` in the catalogue). What was
   * written is saved once the promise is resolved.
   */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  /**
   * Without a connection, `wait` saves by itself as soon as there is one, unless the person went on writing; `fail`
   * says that nothing was saved.
   * @default 'wait'
   */
  offline?: 'wait' | 'fail' | undefined
}

export interface SavedHow {
  /** The value of the button that was pressed; undefined for the main one. */
  readonly intent: string | undefined
}

export interface FormScreenState<F extends Fields> {
  readonly status: FormScreenStatus
  readonly store: FormStore
  /** The record as it was when the form was filled. */
  readonly record: RecordBy<F> | undefined
  /** Why it could not be read or saved. */
  readonly problem: Problem | undefined
  /** Tries again what failed: reading or saving. */
  readonly onRetry: () => void
  /** Lets the person sign in, and then saves; undefined where the host has no way to. */
  readonly onSignIn: (() => void) | undefined
  readonly conflict: Conflict<RecordBy<F>> | undefined
  readonly names: readonly (keyof F & string)[]
}

/** Read, validate and save the record of a form's page, and settle a conflict. */
export function useFormScreen<F extends Fields>(options: FormScreenOptions<F>): FormScreenState<F> {
  const {
    entity,
    source,
    id,
    fields,
    defaults,
    errors,
    onSaved,
    onSessionEnd,
    offline = 'wait',
    steps = [],
  } = options
  const { t, locale } = useLocale()
  const names = writableNames(entity, fields)
  const reading = useRecord(source, id)
  const [base, setBase] = useState<RecordBy<F>>()
  const known = base ?? { ...createDraft(entity), ...defaults }
  const validating: ValidateOptions = { t, locale, known, isTaken: isTakenIn(entity, source, id) }

  /** The last attempt to save: the form's values then, and what was sent first without an answer. */
  const attempt = useRef<{ values: FormValues; unanswered: Values | undefined }>(undefined)

  const store: FormStore = useForm({
    defaultValues: id === undefined ? known : {},
    rules: pick(fieldRules(entity, validating), names) as ReturnType<typeof fieldRules>,
    async onSubmit(values, { signal, idempotencyKey, intent }) {
      const { fields: known } = entity
      const asked = Object.keys(
        omitHidden({ fields: known, sections: steps }, pick(values, entity.fieldNames)),
      )
      const sentNames = namesSent(entity, names, id).filter((name) => asked.includes(name))
      const sent = valuesToSend(meaningOf(entity, sentNames, values, validating))
      const unanswered = attempt.current?.unanswered
      attempt.current = { values, unanswered }
      let saved: RecordBy<F>
      try {
        saved = await saveRecord({
          entity,
          source,
          id,
          base,
          values: sent,
          unanswered,
          signal,
          idempotencyKey,
        })
      } catch (thrown) {
        if (mayPass(problemOf(thrown))) attempt.current = { values, unanswered: unanswered ?? sent }
        return await rejectionIn(thrown)
      }
      if (signal.aborted) return
      attempt.current = undefined
      keepRecord(source, idIn(entity, saved), saved)
      setBase(saved)
      // The host's next step is no part of the saving: it joins the submission, and an error in it is the host's.
      void store.submit().then((accepted) => accepted && onSaved?.(saved, { intent }))
    },
  })

  async function rejectionIn(thrown: unknown) {
    const problem = problemOf(thrown)
    const conflicts = id !== undefined && isConflict(problem, errors)
    // The other's version is wanted, and not what the cache knows. Once it is there, there is something to decide.
    if (conflicts || (id !== undefined && mayBeConflict(problem, errors))) await reading.retry()
    // Without an error among the issues there would be nothing to mend, and yet nothing is saved.
    if (conflicts || !problem.issues?.some(isError)) throw thrown
    return { issues: problem.issues.map((issue) => issueFromServer(issue, { entity, store, t, locale })) }
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

  // Once the record is there it fills the form; a newer one does so as long as nothing was written.
  const { record } = reading
  useEffect(() => {
    if (id === undefined || record === undefined || record === base || store.isDirty()) return
    setBase(record)
    store.reset(draftFrom(record, names))
    // oxlint-disable-next-line react/exhaustive-deps -- the names are another array each time, and the same ones
  }, [id, record, base, store])

  const formStatus = useFormState(store, (form) => form.getStatus())
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

  const isOffline = !useOnline()
  const waits = offline === 'wait' && saveProblem?.status === 0
  const saveUnchanged = useCallback(() => {
    // Who goes on writing would be taken to a field that is not finished.
    if (store.getValues() === attempt.current?.values) void store.submit()
  }, [store])
  useRetryOnline(waits ? saveUnchanged : undefined)

  const isSignedOut = saveProblem !== undefined && !conflicts && isSessionEnd(saveProblem, errors)
  const signIn = async () => {
    await onSessionEnd?.()
    await store.submit()
  }

  const status = formScreenStatus({
    canSave: Boolean(id === undefined ? source.create : source.update),
    reading: id !== undefined && base === undefined ? reading : undefined,
    isSignedOut,
    isOffline: waits && isOffline,
    inConflict,
    formStatus,
    problem,
  })

  return {
    status,
    store,
    record: base,
    problem: problem ?? reading.problem,
    onRetry: saveProblem ? () => void store.submit() : () => void reading.retry(),
    onSignIn: onSessionEnd && (() => void signIn()),
    conflict,
    names,
  }
}

/** Whether the record was changed since the form was filled: its version tells, or else its values. */
function isAnother<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F> | undefined,
  base: RecordBy<F> | undefined,
) {
  if (!record || !base || record === base) return false
  const version = versionOf(entity, record)
  return version === undefined ? !sameData(record, base) : version !== versionOf(entity, base)
}

/** A new record takes its defaults along, also those that no field shows. */
function namesSent<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[],
  id: RecordId | undefined,
) {
  return id === undefined ? writableNames(entity) : names
}
