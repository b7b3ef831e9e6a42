'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormStep } from '../../form/FormStep'
import type { StepChange } from '../../form/useFormSteps'
import { taskListStep } from '../../form/useFormSteps'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { FormScreen, type FormScreenProps } from '../form/FormScreen'
import { visibleSteps } from '../form/visibleSteps'
import { useFormAccess } from '../product/useFormAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { questionsOf } from './questionsOf'
import { WaitingNews } from '../status/WaitingNews'
import { WizardDone } from './WizardDone'

type OfTheForm = 'steps' | 'saveAndNew' | 'intents' | 'saveBar' | 'children' | 'leaveGuard'

export interface WizardScreenProps<F extends Fields> extends Omit<FormScreenProps<F>, OfTheForm> {
  /**
   * The steps in their order; one whose condition (`when`) does not hold is left out, and what stands in it is not sent.
   * @default the sections of the entity
   */
  steps?: readonly FormStep[] | undefined
  /** The step that is shown, by its name, as it stands in the address; given with `onStepChange`. @default the person's */
  step?: string | undefined
  /** Called when another step is shown: `replace` says whether it takes the place of the one before in the history. */
  onStepChange?: ((step: string, how: StepChange) => void) | undefined
  /** Begins with a list of the steps and how far each is; they can be taken in any order. @default false */
  taskList?: boolean | undefined
  /** Asks one question on a page: each field is a step of its own. @default false */
  onePerPage?: boolean | undefined
  /** Draws the last page, once all is stored. @default that it is done, the title of the record, and `renderDoneActions` */
  renderDone?: ((record: RecordBy<F>, again: () => void) => ReactNode) | undefined
  /** Ways on from the last page: a link to the record or to the list. */
  renderDoneActions?: ((record: RecordBy<F>) => ReactNode) | undefined
  /** Says on the last page what happens next, in a sentence or two. */
  doneText?: ReactNode
  /**
   * Called when the address comes to name another step once all is stored, because a person goes back in the history: go on to what
   * was there before the first step. @default a new record is begun
   */
  onBackFromDone?: (() => void) | undefined
  /** Asks before it is left with answers that are not saved. The way from step to step is none to be asked about. @default true */
  leaveGuard?: boolean | undefined
}

/** A record made step by step: questions, branches, answers to check, and a page that says it is done. */
export function WizardScreen<F extends Fields>(props: WizardScreenProps<F>) {
  const { steps, step, onStepChange, taskList = false, onePerPage = false, renderDone, ...more } = props
  const { renderDoneActions, doneText, leaveGuard = true, onBackFromDone, onSaved, ...form } = more
  const { entity, source, headingLevel, id, className, style, ref } = props
  const [done, setDone] = useState<{ record: RecordBy<F>; step: string | undefined }>()
  const [round, setRound] = useState(0)
  const { entity: seen, source: heeded } = useFormAccess(entity, source, id)
  const errors = useErrorCatalogue(form.errors)
  const shown = steps ? visibleSteps(entity, seen, steps) : (seen.sections ?? [])
  const asked = onePerPage ? questionsOf(seen, shown) : shown
  // Once a step was named, an address without one is that of the first.
  const [hasStepped, setStepped] = useState(step !== undefined)
  const first = taskList ? taskListStep : asked[0]?.name

  function begin() {
    setDone(undefined)
    setStepped(false)
    setRound(round + 1)
    // One that is filled in already would begin at the last step, which the address still names.
    if (step !== undefined && first !== undefined) onStepChange?.(first, { replace: true })
  }

  const isDone = done !== undefined
  const isPassed = isDone && step !== done.step
  const canLeave = onBackFromDone !== undefined
  const isLeaving = useRef(false)
  const leave = useEffectEvent(() => (onBackFromDone ?? begin)())
  // Each step is a place in the history of its own, and the last one several where an answer was changed from there.
  useEffect(() => {
    if (!isPassed && !(isDone && isLeaving.current)) return
    isLeaving.current = canLeave
    leave()
  }, [isDone, isPassed, canLeave, step])

  if (done) {
    const { record: saved } = done
    if (renderDone) return renderDone(saved, begin)
    return (
      <WizardDone
        entity={entity}
        record={saved}
        headingLevel={headingLevel}
        className={className}
        style={style}
        ref={ref}
        actions={renderDoneActions?.(saved)}
        onAgain={id === undefined ? begin : undefined}
      >
        {doneText}
        <WaitingNews entity={entity} queue={heeded.queue} errors={errors} />
      </WizardDone>
    )
  }
  return (
    <FormScreen
      {...form}
      key={round}
      autoFocus={form.autoFocus || round > 0}
      announceSaved={false}
      leaveGuard={leaveGuard ? guard : false}
      steps={{
        steps: asked,
        taskList,
        ...(onStepChange && {
          ...((step ?? (hasStepped ? first : undefined)) !== undefined && {
            step: step ?? first ?? '',
          }),
          onStepChange: (next: string, how: StepChange) => {
            setStepped(true)
            onStepChange(next, how)
          },
        }),
      }}
      onSaved={(record, how) => {
        setDone({ record, step })
        onSaved?.(record, how)
      }}
    />
  )
}

/** Steps of one form differ in what follows the path. */
const guard = { isWithin: (to: URL) => to.pathname === window.location.pathname }
