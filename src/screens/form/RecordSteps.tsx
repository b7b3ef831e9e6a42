'use client'

import { useEffect, useRef } from 'react'
import { FormSteps, type FormStepsProps } from '../../form/FormSteps'
import type { FormStep } from '../../form/FormStep'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

interface RecordStepsProps extends Omit<FormStepsProps, 'headingLevel'> {
  headingLevel: number
  /** The heading of the step takes the focus: what was pressed has gone. */
  autoFocus: boolean
}

/** The fields of a record in steps, with all answers before they are saved. */
export function RecordSteps({ autoFocus, headingLevel, submitLabel, ...steps }: RecordStepsProps) {
  const { t } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (autoFocus) root.current?.querySelector<HTMLElement>('.sw-FormSteps-title')?.focus()
  }, [autoFocus])
  return (
    <FormSteps
      {...steps}
      ref={root}
      checkAnswers
      submitLabel={submitLabel ?? t('form.save')}
      headingLevel={Math.min(headingLevel, 5) as 5}
    />
  )
}

/** The steps with those of their fields that are filled in here. */
export function stepsOf<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[] | undefined,
  own: readonly FormStep[] | undefined,
): readonly FormStep[] {
  const steps: readonly FormStep[] = own ?? (entity.sections as readonly FormStep[] | undefined) ?? []
  if (steps.length === 0) {
    fail(
      `FormScreen was asked for steps, but “${entity.name}” declares no sections, so that there is nothing to go through. Declare sections, or give the steps.`,
    )
  }
  if (!names) return steps
  return steps.flatMap((step) => {
    const fields = step.fields.filter((name) => names.includes(name))
    return fields.length === 0 && step.fields.length > 0 ? [] : [{ ...step, fields }]
  })
}
