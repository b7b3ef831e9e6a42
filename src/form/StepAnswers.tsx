'use client'

import { type ReactNode, use, useEffect } from 'react'
import { type AnswerGroup, CheckAnswers } from '../components/CheckAnswers'
import { warn } from '../internal/developerMessages'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import { outputTexts } from '../messages/fields/outputTexts'
import type { TranslateFor } from '../messages/createTranslator'
import { sectionLabelOf } from '../spec/entities/EntitySection'
import type { Field, Fields } from '../spec/fields/fields'
import { follows, isInForm } from '../spec/fields/isInForm'
import { labelOf } from '../spec/labels/labels'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { readComputed } from '../spec/rules/readValues'
import { valueText } from '../spec/values/valueText'
import { AnswerText } from './AnswerText'
import { ReadOnlyReasonsContext, useFormContext } from './FormContext'
import type { FormStep } from './FormStep'
import { isNoneOf } from './isNoneOf'

const texts = { ...englishSteps, ...outputTexts }

interface StepAnswersProps {
  steps: readonly FormStep[]
  fields: Fields
  headingLevel: 3 | 4 | 5 | 6
  /** Called when a person wants to change one answer. */
  onChange: (step: string, field: string) => void
}

/** Every answer, step by step: to the fields of an entity, or as the step says them. */
export function StepAnswers({ steps, fields, headingLevel, onChange }: StepAnswersProps) {
  const store = useFormContext('FormSteps')
  const { locale, t } = useLocaleWith(texts)
  const reasons = use(ReadOnlyReasonsContext)
  const values = store.getValues()
  useWarning(steps, fields)

  function valueOf(name: string): ReactNode {
    const value = store.getValue(name)
    const field = fields[name]
    if (field) return answerOf(field, value, locale)
    if (isMissing(value) || typeof value === 'boolean' || isTextOrNumber(value)) return plainAnswer(value, t)
    if (process.env.NODE_ENV === 'production') return undefined
    warn(
      `<FormSteps checkAnswers> cannot show the value of “${name}”, which is no text, no number, and not yes or no, so that it is said not to be given. Give its answer a value.`,
    )
    return undefined
  }
  const changeOf = (step: FormStep, name: string) =>
    !reasons.has(name) && { onChange: () => onChange(step.name, name) }
  const groups = steps.flatMap((step): readonly AnswerGroup[] => {
    const own = typeof step.answers === 'function' ? step.answers(values) : step.answers
    const ownItems = own?.map(({ label, field: name, ...answer }, index) => ({
      id: `${name} ${index}`,
      label,
      value: 'value' in answer ? plainAnswer(answer.value, t) : valueOf(name),
      ...changeOf(step, name),
    }))
    const declaredItems = step.fields.flatMap((name) => {
      const field = fields[name]
      if (!field || !isInForm(field)) return []
      const label = labelOf(field, name, locale)
      if (follows(field)) {
        const value = field.computed ? readComputed(fields, name, values, locale) : store.getValue(name)
        const isNone = isNoneOf(field, value, (one) => store.getValue(one))
        const missing = t(isNone ? 'output.none' : 'output.missing')
        return { id: name, label, value: answerOf(field, value, locale), missing }
      }
      return {
        id: name,
        label,
        value: valueOf(name),
        ...changeOf(step, name),
      }
    })
    const items = ownItems ?? declaredItems
    const title = step.label === undefined ? undefined : sectionLabelOf(step, fields, locale)
    return items.length === 0 ? [] : [{ id: step.name, title, items }]
  })
  return <CheckAnswers groups={groups} headingLevel={headingLevel} />
}

/** Tell the developer of a step whose answers are not known. */
function useWarning(steps: readonly FormStep[], fields: Fields): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    for (const { name, answers, fields: names } of steps) {
      if (answers || names.length === 0 || names.some((field) => Object.hasOwn(fields, field))) continue
      warn(
        `<FormSteps checkAnswers> does not know the fields of the step “${name}”, so that its answers are missing on the page on which all are checked before they are sent. Give the step answers, a list of { label, field, value } or a function of the values that returns one, or give FormSteps the entity.`,
      )
    }
  }, [steps, fields])
}

/** An answer of the step's own; undefined where nothing was given. */
function plainAnswer(value: ReactNode, t: TranslateFor<'value.yes' | 'value.no'>): ReactNode {
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  return isMissing(value) ? undefined : value
}

/** As a person reads it; undefined where nothing was given. */
function answerOf(field: Field, value: unknown, locale: string): ReactNode {
  if (isMissing(value) || valueText(field, value, locale) === '') return undefined
  return <AnswerText field={field} value={value} />
}
