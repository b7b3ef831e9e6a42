'use client'

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { TaskStatus } from '../components/TaskList'
import { warn } from '../internal/developerMessages'
import type { Fields } from '../spec/fields/fields'
import { isError } from '../spec/rules/issues'
import { isMissing } from '../spec/values/isMissing'
import type { FieldPath } from './FieldPath'
import type { FormStep, StepContext, StepVisit } from './FormStep'
import { useFormContext } from './FormContext'
import type { FormStore, SubmitOptions } from './FormStore'
import { useFormState } from './useFormState'
import { useShownSteps } from './useShownSteps'
import { useStepLinks } from './useStepLinks'
import type { StepPages } from './useItemPages'

/** The names of the steps that a form adds by itself, in addresses too. */
export const taskListStep = 'task-list'
export const checkAnswersStep = 'check-answers'

/** How a step came to be shown. */
export interface StepChange {
  /** Whether it takes the place of the one before in the history: no way leads back to that one. */
  readonly replace: boolean
}

export interface FormStepsOptions {
  readonly steps: readonly FormStep[]
  readonly fields: Fields
  readonly step: string | undefined
  readonly defaultStep: string | undefined
  readonly onStepChange: ((step: string, how: StepChange) => void) | undefined
  readonly resume: boolean | 'always'
  readonly taskList: boolean
  readonly checkAnswers: boolean
  /** The pages within the step that is drawn, where it has some: they are gone through first. */
  readonly pages: RefObject<StepPages | undefined>
}

/** Where focus goes once a step is there: its heading, one of its controls, or nowhere. */
export type StepFocus = 'heading' | 'stay' | { readonly field: string | FieldPath }

export interface FormStepsState {
  readonly store: FormStore
  /** The steps that are asked for, as the values are now. */
  readonly shown: readonly FormStep[]
  /** The name of the step that is drawn. */
  readonly name: string
  readonly focus: StepFocus
  /** How far each step is, by its name. */
  readonly getStatus: (step: FormStep) => TaskStatus
  /** Whether going on sends the form. */
  readonly isLast: boolean
  readonly goTo: (name: string, focus?: StepFocus, returns?: boolean) => void
  /** Goes to a step for the content of another. */
  readonly visit: StepContext['goTo']
  /** Goes to the step before; undefined at the first. */
  readonly goBack: (() => void) | undefined
}

interface Place {
  readonly name: string
  /** The step that the host asked for last. */
  readonly asked: string | undefined
  /** The step that was asked for here, where the host decides; what follows is about it. */
  readonly wanted: string
  readonly focus: StepFocus
  /** The person came to change one answer, and goes back to the answers from there. */
  readonly returns: boolean
  /** The steps that were gone through. */
  readonly visited: ReadonlySet<string>
}

/** Manage a form of steps: which one is drawn, what is checked before the next, where a rejection leads. */
export function useFormSteps(options: FormStepsOptions): FormStepsState {
  const { steps, fields, step, defaultStep, onStepChange, resume, taskList, checkAnswers, pages } = options
  const store = useFormContext('FormSteps')
  const shown = useShownSteps(store, steps, fields)
  const order = [
    ...(taskList ? [taskListStep] : []),
    ...shown.map(({ name }) => name),
    ...(checkAnswers ? [checkAnswersStep] : []),
  ]

  /** A value that the declaration began with was seen by no person yet. */
  const isAnswered = (name: string) =>
    !isMissing(store.getValue(name)) && (fields[name]?.default === undefined || store.isDirty(name))
  const isFinished = (one: FormStep, visited: ReadonlySet<string>) =>
    store.isAccepted(one.fields) &&
    (visited.has(one.name) || one.optional || one.fields.length === 0 || one.fields.some(isAnswered))
  const firstUnfinished = (visited: ReadonlySet<string>) =>
    shown.find((one) => !isFinished(one, visited))?.name ?? order.at(-1) ?? ''
  /** A step cannot be entered before those in front of it are finished; from a list of tasks any can. */
  const enter = (asked: string | undefined, visited: ReadonlySet<string>): string => {
    if (asked === undefined || !order.includes(asked)) {
      return resume && !taskList ? firstUnfinished(visited) : (order[0] ?? '')
    }
    if (taskList && asked !== checkAnswersStep) return asked
    const limit = firstUnfinished(visited)
    return order.indexOf(asked) > order.indexOf(limit) ? limit : asked
  }

  const [place, setPlace] = useState<Place>(() => {
    const visited = new Set<string>()
    // A restored draft goes further than the step that was shown before it.
    const isPassed = resume === 'always' && !taskList
    const name = enter(isPassed ? undefined : (step ?? defaultStep), visited)
    return { name, asked: step, wanted: name, focus: 'stay', returns: false, visited }
  })
  if (step !== undefined && step !== place.asked) {
    const isMine = step === place.wanted
    const { focus, returns } = isMine ? place : ({ focus: 'heading', returns: false } as const)
    setPlace({ ...place, name: enter(step, place.visited), asked: step, focus, returns })
  }
  // The answer that asked for this step was taken back.
  const name = order.includes(place.name) ? place.name : firstUnfinished(place.visited)
  useEffect(() => {
    if (name !== step && (step !== undefined || name !== place.name)) onStepChange?.(name, { replace: true })
    // Only a step that could not be entered, or that has gone, is told here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, step])

  function goTo(next: string, focus: StepFocus = 'heading', returns = false, visited?: ReadonlySet<string>) {
    const name = step === undefined ? next : place.name
    setPlace({ name, asked: step, wanted: next, focus, returns, visited: visited ?? place.visited })
    if (next !== place.name) onStepChange?.(next, { replace: false })
  }

  function visit(next: string, { field, returns }: StepVisit = {}) {
    if (!order.includes(next)) {
      warn(
        `A step of <FormSteps> leads to “${next}”, which is no step that is asked for now, so that nothing happens. The steps are ${order.join(', ')}.`,
      )
      return
    }
    const entered = enter(next, place.visited)
    goTo(entered, field === undefined || entered !== next ? 'heading' : { field }, returns)
  }

  const index = order.indexOf(name)
  const isLast = index === order.length - 1 && name !== taskListStep

  const isBefore = (one: FormStep) => order.indexOf(one.name) < index
  const others = shown.filter((one) => one.name !== name)
  const around = { before: others.filter(isBefore), after: others.filter((one) => !isBefore(one)) }
  useStepLinks(store, around, (path) => {
    const other = others.find(({ fields: names }) => names.includes(String(path[0])))
    goTo(other?.name ?? name, { field: path }, other ? checkAnswers : place.returns)
  })

  /** Leave the step if its fields are right. Whether the form is to be sent is the answer. */
  async function goOn({ retry = false }: SubmitOptions): Promise<boolean> {
    if (!retry && pages.current && !(await pages.current.goOn())) return false
    if (!(await store.validateFields())) return false
    const visited = new Set(place.visited).add(name)
    if (isLast || retry) {
      for (const one of shown) {
        if (one.name === name || (await store.validateFields(one.fields))) continue
        goTo(one.name, 'stay', checkAnswers, visited)
        return false
      }
      return true
    }
    const unfinished = firstUnfinished(visited)
    if (name === taskListStep || place.returns) goTo(unfinished, 'heading', place.returns, visited)
    else if (taskList && name !== taskListStep) goTo(taskListStep, 'heading', false, visited)
    else goTo(order[index + 1] ?? name, 'heading', false, visited)
    return false
  }
  // Before a person can press the next button: the step before would take that press, and go nowhere.
  useLayoutEffect(() => store.interceptSubmit(goOn))

  // A rejection by the server may concern another step: it leads there, and its summary keeps the focus.
  const rejections = useFormState(store, (form) => form.getFailedSubmitCount())
  useEffect(() => {
    if (rejections === 0) return
    const wrong = new Set(
      store.getAllIssues().flatMap((issue) => (isError(issue) ? [String(issue.path[0])] : [])),
    )
    const holds = (one: FormStep) => one.fields.some((field) => wrong.has(field))
    const mine = shown.find((one) => one.name === name)
    const other = shown.find(holds)
    if (other && !(mine && holds(mine))) goTo(other.name, 'stay', checkAnswers)
    // Each rejection leads once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejections])

  return {
    store,
    shown,
    name,
    focus: place.focus,
    isLast,
    getStatus: (one) => {
      if (one.fields.some((field) => store.getIssues(field).some(isError))) return 'problem'
      // A page without fields is done once it was read.
      if (one.fields.length === 0) return place.visited.has(one.name) ? 'complete' : 'notStarted'
      if (isFinished(one, place.visited)) {
        const isLeft = one.optional && !place.visited.has(one.name)
        return isLeft && one.fields.every((field) => isMissing(store.getValue(field)))
          ? 'optional'
          : 'complete'
      }
      const isBegun = place.visited.has(one.name) || one.fields.some(isAnswered)
      return isBegun ? 'started' : 'notStarted'
    },
    goTo,
    visit,
    goBack:
      index <= 0
        ? undefined
        : () => goTo((taskList ? taskListStep : order[index - 1]) ?? name, 'heading', false),
  }
}
