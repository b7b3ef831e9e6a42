'use client'

import { problemOf } from '../../data/problems'
import { useFormState } from '../../form/useFormState'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { reasonText } from '../product/reasonText'
import { useAskAccess } from '../product/useAskAccess'
import { meaningOf } from '../source/formChanges'
import { isConflict, isGone, mayBeConflict, mayTryAgain } from '../source/problemKinds'
import { isAnother } from '../source/versionOf'
import { formScreenStatus } from './formScreenStatus'
import type { FormScreenOptions, FormScreenState } from './FormScreenState'
import { useConflict } from './useConflict'
import { useFilledForm } from './useFilledForm'
import { useFormRecord } from './useFormRecord'
import { useFormSaving } from './useFormSaving'
import { useRequiredFields } from '../source/useRequiredFields'
import { useSaveAgain } from './useSaveAgain'

/** Read, validate and save the record of a form's page, and settle a conflict. */
export function useFormScreen<F extends Fields>(options: FormScreenOptions<F>): FormScreenState<F> {
  const { id, onSessionEnd, offline = 'wait' } = options
  const { locale } = useLocale()
  const form = useFormRecord(options)
  const { entity, source, errors, names, reading, base, setBase, validating, comes, changes } = form
  const { store, savedAt, isUnchanged } = useFormSaving(form, options)
  const formStatus = useFormState(store, (state) => state.getStatus())
  useFilledForm(store, form, options)

  const failure = useFormState(store, (state) => state.getSubmitError())
  const saveProblem = formStatus === 'failed' ? problemOf(failure) : undefined
  const conflicts =
    saveProblem !== undefined &&
    id !== undefined &&
    (isConflict(saveProblem, errors) ||
      (mayBeConflict(saveProblem, errors) && isAnother(entity, reading.record, base)))
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
    isUnchanged,
  })

  const status = formScreenStatus({
    mayCome: comes.allowed,
    // The change itself may have brought the record out of reach.
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
  const permission = comes.allowed ? changes : comes
  const tryAgain = saveProblem ? () => void store.submit({ retry: true }) : () => void reading.retry()
  return {
    entity,
    status,
    store,
    record: base,
    problem: shownProblem,
    errors,
    reason: permission.allowed ? undefined : reasonText(permission.reason, locale),
    // The whole form says it once.
    readOnlyReasons: status === 'readOnly' ? new Map<string, string>() : form.reasons,
    requiredFields: useRequiredFields(store, form),
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
