'use client'

import { useMemo } from 'react'
import { Banner } from '../../components/Banner'
import { problemOf } from '../../data/problems'
import { EntityFields } from '../../form/EntityFields'
import { RequiredFieldsContext } from '../../form/FormContext'
import { useForm } from '../../form/useForm'
import { useFormState } from '../../form/useFormState'
import { useTitles } from '../../components/useTitles'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import { whileTaking } from '../../spec/states/whileTaking'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { fieldRules, type ValidateOptions } from '../../spec/rules/validate'
import { useRequiredFields } from '../source/useRequiredFields'
import { draftFrom, meaningOf, pick } from '../source/formChanges'
import { issuesOf } from '../source/issuesOf'
import { problemMessages } from '../product/problemMessages'
import { TransitionDialog } from './TransitionDialog'
import { questionOf, type TransitionsState, type TransitionStep } from './useTransitions'

export interface TransitionFormProps<F extends Fields> {
  entity: Entity<F>
  /** The transition that is asked about, or on its way. */
  step: TransitionStep<F>
  open: boolean
  errors: ErrorCatalogue | undefined
  onTake: TransitionsState<F>['onTake']
  onCancel: () => void
}

/** The dialog of a transition: its question, and the fields that it asks for, with the rules of the entity. */
export function TransitionForm<F extends Fields>(props: TransitionFormProps<F>) {
  const { step, open, errors, onTake, onCancel } = props
  const { record, transition, label, status } = step
  const entity = useMemo(() => whileTaking(props.entity, transition), [props.entity, transition])
  const { t, locale } = useLocale()
  const names = (transition.ask ?? []) as readonly (keyof F & string)[]
  const next = entity.states && { [entity.states.field]: transition.to }
  // Rules hold for the state that the record is brought to.
  const validating: ValidateOptions = { t, locale, errors, known: { ...record, ...next } }
  const store = useForm({
    defaultValues: draftFrom(record, names),
    rules: pick(fieldRules(entity, validating), names) as ReturnType<typeof fieldRules>,
    async onSubmit(values, { signal, idempotencyKey }) {
      try {
        await onTake(meaningOf(entity, names, values, validating), { signal, idempotencyKey })
      } catch (thrown) {
        const issues = issuesOf(problemOf(thrown), { entity, store, errors, t, locale })
        if (issues.length === 0) throw thrown
        return { issues }
      }
    },
  })
  // A rule that asks a server may fail as well.
  const thrown = useFormState(store, (form) => form.getSubmitError())
  const problem = step.problem ?? (thrown === undefined ? undefined : problemOf(thrown))
  const titleIn = useTitles(entity, [record])
  const title = titleIn(record) ?? entityNounOf(entity, locale)
  return (
    <TransitionDialog
      open={open}
      title={t('transition.title', { label, title })}
      label={label}
      text={questionOf(transition, locale)}
      danger={transition.tone === 'danger'}
      pending={status === 'taking'}
      store={names.length > 0 ? store : undefined}
      onConfirm={() => void onTake()}
      onCancel={onCancel}
      news={
        problem && (
          <Banner tone="danger" title={t('transition.failed', { label })}>
            {problemMessages(problem, t, errors)}
          </Banner>
        )
      }
    >
      <RequiredFieldsContext value={useRequiredFields(store, { entity, names, validating })}>
        {/* Sections are for forms. */}
        <EntityFields entity={{ ...entity, sections: undefined }} names={names} />
      </RequiredFieldsContext>
    </TransitionDialog>
  )
}
