'use client'

import { useEffect, useRef, useState } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { type Problem, problemOf } from '../../data/problems'
import type { FormStore, FormValues } from '../../form/FormStore'
import { useForm } from '../../form/useForm'
import { useFormState } from '../../form/useFormState'
import { useLocale } from '../../internal/locale'
import { createDraft } from '../../spec/entities/defineEntity'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { type EntitySection, omitHidden } from '../../spec/entities/EntitySection'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Fields } from '../../spec/fields/fields'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'
import { formScreenStatus, type FormScreenStatus } from './formScreenStatus'
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
import { changedSince, type Conflict, useConflict } from './useConflict'
import { isAnother } from '../source/versionOf'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useRecord } from '../source/useRecord'
import { useSaveAgain } from './useSaveAgain'

export interface FormScreenOptions<F extends Fields> extends AccessAsking {
  entity: Entity<F>
  /** @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record to edit; without it a new one is made. */
  id?: RecordId | undefined
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[] | undefined
  /** The steps in which it is filled in: what stands in steps that are not asked for is not sent. */
  steps?: readonly EntitySection[] | undefined
  /** The values of a new record at first, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>> | undefined
  /** The words for failed calls, which also say which one is a conflict. @default the product's */
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
  /** The entity as the person sees it. */
  readonly entity: Entity<F>
  readonly status: FormScreenStatus
  readonly store: FormStore
  /** The record as it was when the form was filled. */
  readonly record: RecordBy<F> | undefined
  /** Why it could not be read or saved. */
  readonly problem: Problem | undefined
  /** The words for failed calls. */
  readonly errors: ErrorCatalogue | undefined
  /** Why it is `forbidden` or `readOnly`, as a sentence. */
  readonly reason: string | undefined
  /** The fields that the person may not change in this record, each with the reason. */
  readonly readOnlyReasons: ReadonlyMap<string, string>
  /** Tries again what failed, reading or saving; undefined where the catalogue knows another next step. */
  readonly onRetry: (() => void) | undefined
  /** Lets the person sign in, and then saves; undefined where the host has no way to. */
  readonly onSignIn: (() => void) | undefined
  /** Asks for access, while it is `forbidden`; undefined where neither host nor product passes that on. */
  readonly onAskAccess: (() => void | Promise<void>) | undefined
  readonly conflict: Conflict<RecordBy<F>> | undefined
  readonly names: readonly (keyof F & string)[]
  /** When it was last saved here. */
  readonly savedAt: Date | undefined
}

/** Read, validate and save the record of a form's page, and settle a conflict. */
export function useFormScreen<F extends Fields>(options: FormScreenOptions<F>): FormScreenState<F> {
  const { id, onSaved, onSessionEnd, offline = 'wait', steps = [] } = options
  const { t, locale } = useLocale()
  const { entity, source, can } = useEntityAccess(options.entity, options.source)
  const errors = useErrorCatalogue(options.errors)
  const isSeen = (name: string) => Object.hasOwn(entity.fields, name)
  const names = writableNames(entity, options.fields?.filter(isSeen))
  const comes = can(id === undefined ? 'create' : 'read')
  const reading = useRecord(source, comes.allowed ? id : undefined)
  const [base, setBase] = useState<RecordBy<F>>()
  const [savedAt, setSavedAt] = useState<Date>()
  const known = base ?? { ...createDraft(entity), ...pickSeen(options.defaults, isSeen) }
  const changes = id === undefined ? comes : can('update', base)
  const reasons = readOnlyReasons({ names: id === undefined ? [] : names, record: base, can, locale })
  const validating: ValidateOptions = { t, locale, known, isTaken: isTakenIn(entity, source, id) }

  /** The last attempt to save: the form's values then, and what was sent first without an answer. */
  const attempt = useRef<{ values: FormValues; unanswered: Values | undefined }>(undefined)

  const store: FormStore = useForm({
    defaultValues: id === undefined ? known : {},
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
      setSavedAt(new Date())
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
