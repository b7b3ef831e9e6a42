'use client'

import { type ReactNode, use } from 'react'
import { type AnswerGroup, CheckAnswers } from '../components/CheckAnswers'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import { outputTexts } from '../messages/fields/outputTexts'
import type { TranslateFor } from '../messages/createTranslator'
import { sectionLabelOf } from '../spec/entities/EntitySection'
import type { Field, Fields } from '../spec/fields/fields'
import { follows, isInForm } from '../spec/fields/isInForm'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { readComputed } from '../spec/rules/readValues'
import { valueText } from '../spec/values/valueText'
import { AnswerText } from './AnswerText'
import { ReadOnlyReasonsContext, useFormContext } from './FormContext'
import type { FormStep } from './useFormSteps'

const texts = { ...englishSteps, ...outputTexts }

interface StepAnswersProps {
  steps: readonly FormStep[]
  fields: Fields
  headingLevel: 3 | 4 | 5 | 6
  /** Called when a person wants to change one answer. */
  onChange: (step: string, field: string) => void
}

/** Every answer to the fields of an entity, step by step. */
export function StepAnswers({ steps, fields, headingLevel, onChange }: StepAnswersProps) {
  const store = useFormContext('FormSteps')
  const { locale, t } = useLocaleWith(texts)
  const reasons = use(ReadOnlyReasonsContext)
  const values = store.getValues()
  const groups = steps.flatMap((step): readonly AnswerGroup[] => {
    const items = step.fields.flatMap((name) => {
      const field = fields[name]
      if (!field || !isInForm(field)) return []
      const label = labelOf(field, name, locale)
      if (follows(field)) {
        const value = field.computed ? readComputed(fields, name, values, locale) : store.getValue(name)
        const missing = t('output.missing')
        return { id: name, label, value: answerOf(field, value, locale, t), missing }
      }
      return {
        id: name,
        label,
        value: answerOf(field, store.getValue(name), locale, t),
        ...(!reasons.has(name) && { onChange: () => onChange(step.name, name) }),
      }
    })
    const title = step.label === undefined ? undefined : sectionLabelOf(step, fields, locale)
    return items.length === 0 ? [] : [{ id: step.name, title, items }]
  })
  return <CheckAnswers groups={groups} headingLevel={headingLevel} />
}

/** As a person reads it; undefined where nothing was given. */
function answerOf(
  field: Field,
  value: unknown,
  locale: string,
  t: TranslateFor<'value.yes' | 'value.no'>,
): ReactNode {
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (isMissing(value) || valueText(field, value, locale) === '') return undefined
  return <AnswerText field={field} value={value} />
}
