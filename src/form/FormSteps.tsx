'use client'

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../components/Button'
import { TaskList } from '../components/TaskList'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import type { RootProps } from '../internal/RootProps'
import type { Entity } from '../spec/entities/Entity'
import { questionOf, sectionLabelOf } from '../spec/entities/EntitySection'
import type { Fields } from '../spec/fields/fields'
import { localize } from '../spec/labels/LocalizedText'
import { AddAnotherStep } from './AddAnotherStep'
import { isInForm } from '../spec/fields/isInForm'
import { EntityField } from './EntityField'
import { FieldScope } from './FieldScope'
import { focusControl } from './focusControl'
import type { FormStep } from './FormStep'
import { FormStepPage } from './FormStepPage'
import { FormStepList } from './FormStepList'
import { StepAnswers } from './StepAnswers'
import { checkAnswersStep, type StepChange, type StepFocus, taskListStep, useFormSteps } from './useFormSteps'
import { useFieldsAway } from './useFieldsAway'
import { useFormState } from './useFormState'
import { useItemPages } from './useItemPages'

export interface FormStepsProps extends RootProps<HTMLDivElement> {
  /** The entity that is filled in: its sections are the steps, and its fields are what conditions are about. */
  entity?: Pick<Entity, 'name' | 'fields' | 'sections'> | undefined
  /**
   * The steps in their order, each with the names of its fields, so that it is known which are validated before the
   * next. One whose condition does not hold is left out. @default the sections of the entity
   */
  steps?: readonly FormStep[] | undefined
  /** The name of the step that is shown; given with `onStepChange`, it can stand in the address. */
  step?: string | undefined
  /** The name of the step shown at first, if those before it are finished. @default the first */
  defaultStep?: string | undefined
  /** Called when another step is shown; with `replace` where it stands in for one that cannot be entered yet, or that has gone. */
  onStepChange?: ((step: string, how: StepChange) => void) | undefined
  /**
   * Begins at the first step that is not finished: for a form that was begun before. A step that is asked for goes before it, but
   * not with `always`, as after a draft was restored. @default false
   */
  resume?: boolean | 'always' | undefined
  /**
   * Begins with a list of the steps and how far each is; they can be taken in any order, and each leads back to the list.
   * @default false
   */
  taskList?: boolean | undefined
  /**
   * Ends with a page of all answers, to the entity's fields or as each step says them, with a way to change each and back.
   * @default false
   */
  checkAnswers?: boolean | undefined
  /** The words of the button that sends the form. @default "Send" */
  submitLabel?: string | undefined
  /** How deep the headings of the steps stand in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined
}

/** More do not fit side by side. */
const mostListed = 6

/** A form of one store in steps. Each is checked before the next, and going back loses nothing. */
export function FormSteps(props: FormStepsProps) {
  const {
    entity,
    steps: ownSteps,
    step,
    defaultStep,
    onStepChange,
    resume = false,
    taskList = false,
    checkAnswers = false,
    submitLabel,
    headingLevel = 2,
    className,
    ...rest
  } = props
  const { t, locale } = useLocaleWith(englishSteps)
  const fields = entity?.fields ?? noFields
  const steps = ownSteps ?? entity?.sections ?? noSteps
  const { pages, getItem, setItem } = useItemPages()
  const state = useFormSteps({
    pages,
    steps,
    fields,
    step,
    defaultStep,
    onStepChange,
    resume,
    taskList,
    checkAnswers,
  })
  const { store, shown, name, focus, isLast, getStatus, goTo, visit } = state
  const item = getItem(name)
  useFieldsAway(store, item ?? name)
  const goBack = item === undefined ? state.goBack : () => pages.current?.goBack()
  const formStatus = useFormState(store, (form) => form.getStatus())
  const current = shown.find((one) => one.name === name)
  const labelOfStep = (one: FormStep) => sectionLabelOf(one, fields, locale)
  const index = name === checkAnswersStep ? shown.length : shown.findIndex((one) => one.name === name)
  /** An optional step is done once it was passed. */
  function isFinished(one: FormStep, place: number) {
    const status = getStatus(one)
    return status === 'complete' || (status === 'optional' && place < index)
  }
  const listed = [
    ...shown.map((one, place) => ({
      name: one.name,
      label: labelOfStep(one),
      finished: isFinished(one, place),
    })),
    ...(checkAnswers ? [{ name: checkAnswersStep, label: t('steps.check'), finished: false }] : []),
  ]
  // The label of its only field is the heading.
  const question = current && questionOf(current, fields, locale)
  const only = question ?? (current?.label === undefined ? fields[current?.fields[0] ?? ''] : undefined)
  const list = current?.addAnother ? current.fields[0] : undefined

  const id = useId()
  useFocusOnChange(name, focus, (isNewStep) => {
    // It stays in a summary; without one it was on a button that has gone.
    if (focus === 'stay' && document.activeElement !== document.body) return
    const control = typeof focus === 'object' ? store.getControlId(focus.field) : undefined
    if (control !== undefined && focusControl(control)) return
    if (isNewStep) document.getElementById(`${id}-title`)?.focus()
  })

  return (
    <div {...rest} className={classes('sw-FormSteps', className)} data-step={name}>
      {!taskList && listed.length > 1 && listed.length <= mostListed && (
        <FormStepList items={listed} current={name} onOpen={(other) => goTo(other)} />
      )}
      <FormStepPage
        key={name}
        id={id}
        title={current ? labelOfStep(current) : t(name === taskListStep ? 'steps.tasks' : 'steps.check')}
        headingLevel={headingLevel}
        progress={
          taskList || listed.length < 2
            ? undefined
            : t('steps.progress', { index: index + 1, count: listed.length })
        }
        description={current?.description && localize(current.description, locale)}
        question={question !== undefined && list === undefined}
        optional={current?.optional ?? (only !== undefined && !only.required)}
        columns={current?.columns}
      >
        {name === taskListStep && (
          <TaskList
            aria-labelledby={`${id}-title`}
            items={shown.map((one) => ({
              id: one.name,
              label: labelOfStep(one),
              description: one.description && localize(one.description, locale),
              status: getStatus(one),
              onOpen: () => goTo(one.name),
            }))}
          />
        )}
        {name === checkAnswersStep && (
          <StepAnswers
            steps={shown}
            fields={fields}
            headingLevel={Math.min(headingLevel + 1, 6) as 3}
            onChange={(other, field) => goTo(other, { field }, true)}
          />
        )}
        {typeof current?.content === 'function' ? current.content({ goTo: visit }) : current?.content}
        {list !== undefined && (
          <FieldScope fields={fields}>
            <AddAnotherStep
              name={list}
              field={fields[list]?.kind === 'list' ? fields[list] : undefined}
              own={current?.items}
              entityName={entity?.name ?? ''}
              id={id}
              headingLevel={Math.min(headingLevel + 1, 6) as 3}
              item={item}
              onItemChange={(next) => setItem(name, next)}
              pages={pages}
            />
          </FieldScope>
        )}
        {entity &&
          current?.content === undefined &&
          list === undefined &&
          current?.fields
            .filter((field) => isInForm(fields[field]))
            .map((field) => <EntityField key={field} entity={entity} name={field} />)}
      </FormStepPage>
      <div className="sw-FormSteps-actions">
        {/* Another button for each step, so that the second press of a double click does not go on from the next. */}
        <Button
          key={`${name} ${item?.description}`}
          type="submit"
          variant="primary"
          pending={formStatus === 'submitting' || formStatus === 'checking'}
          onClick={ignoreSecondPress}
        >
          {isLast && item === undefined ? (submitLabel ?? t('steps.send')) : t('steps.continue')}
        </Button>
        {goBack && (
          <Button variant="quiet" onClick={goBack}>
            {t('steps.back')}
          </Button>
        )}
      </div>
    </div>
  )
}

const noFields: Fields = {}
const noSteps: readonly FormStep[] = []

/** Call back once another step is on the page, or another field of it is asked for, and its fields are known to the form. */
function useFocusOnChange(name: string, focus: StepFocus, move: (isNewStep: boolean) => void) {
  const last = useRef({ name, focus })
  useEffect(() => {
    const before = last.current
    last.current = { name, focus }
    const isNewStep = before.name !== name
    if (isNewStep || (before.focus !== focus && typeof focus === 'object')) move(isNewStep)
  })
}

function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
