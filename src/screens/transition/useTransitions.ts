'use client'

import { useCallback, useRef, useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { type Problem, problemOf } from '../../data/problems'
import type { RecordId } from '../../data/DataSource'
import { newKey } from '../../form/submission'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import { isError } from '../../spec/rules/issues'
import type { Transition } from '../../spec/states/states'
import { problemSentences } from '../product/problemSentences'
import type { Values } from '../source/formChanges'
import { keepUndo } from '../source/keptUndos'
import { isConflict, isGone, mayTryAgain } from '../source/problemKinds'
import { reasonText } from '../product/reasonText'
import { askedBefore } from './askedBefore'
import { isAtAnEnd } from './isAtAnEnd'
import { leadsOn } from './leadsOn'
import { offerUndo } from './offerUndo'
import { readAgain } from './readAgain'
import { runTransition, takesTransitions } from './runTransition'
import { stateText } from './stateText'
import { idIn } from '../source/saveRecord'
import { waitsIn } from '../source/waitsIn'
import type { TransitionChoice } from './TransitionChoice'
import { putsBackAll, undoTransition, writtenOver } from './undoTransition'
import type { EntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useMyId } from '../product/useMyId'
import { useKeptUndos } from './useKeptUndos'
import { useTitles } from '../../components/useTitles'

/** How far a transition is, in one word. */
export type TransitionStatus =
  /** None is under way. */
  | 'idle'
  /** The person is asked: to say yes, or to fill in fields. */
  | 'asking'
  /** It is being taken. */
  | 'taking'
  /** It was not taken; the record is as it was, or as someone else left it. */
  | 'failed'

export interface TransitionsOptions<F extends Fields> {
  /** The rights of the person, as `useEntityAccess` answers. */
  access: EntityAccess<F>
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
  /** Shows the next state before the source has answered. @default what the source says */
  optimistic?: boolean | undefined
}

export interface TransitionsState<F extends Fields> {
  readonly status: TransitionStatus
  /** The record that is on its way, and where to. */
  readonly step: TransitionStep<F> | undefined
  /** The transitions of a record, as buttons or as entries of a menu. */
  readonly choicesOf: (record: RecordBy<F>) => readonly TransitionChoice[]
  /** Takes the transition that was asked about, with what the person filled in. Throws what only the fields can mend. */
  readonly onTake: (values?: Values, options?: TakeOptions) => Promise<void>
  readonly onCancel: () => void
  /** Tries again what failed; undefined where that cannot help. */
  readonly onRetry: (() => void) | undefined
}

export interface TakeOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
}

export interface TransitionStep<F extends Fields> {
  readonly record: RecordBy<F>
  readonly name: string
  /** The words of the button. */
  readonly label: string
  readonly transition: Transition
  readonly status: Exclude<TransitionStatus, 'idle'>
  /** Why it was not taken. */
  readonly problem?: Problem | undefined
  /** Why it cannot be taken any more, as a sentence. */
  readonly reason?: string | undefined
  /** The same for each try. */
  readonly idempotencyKey: string
}

/** Bring records from state to state: ask where it is declared, take the transition, say how it ended, offer to undo it. */
export function useTransitions<F extends Fields>(options: TransitionsOptions<F>): TransitionsState<F> {
  const { access } = options
  const { entity, source, can, transitionsOf } = access
  const errors = useErrorCatalogue(options.errors)
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const [step, setStep] = useState<TransitionStep<F>>()
  /** The records on their way: a second press is no second wish, and another record need not wait. */
  const busy = useRef(new Set<RecordId>())
  const person = useMyId()
  useKeptUndos(access, errors)

  const titleIn = useTitles(entity)
  const nameOf = (record: RecordBy<F>) => titleIn(record) ?? entityNounOf(entity, locale)

  const say = (message: string, tone: 'success' | 'info' | 'danger') => {
    if (hasToastRegion()) toast(message, { tone })
    else announce(message, tone === 'danger' ? 'assertive' : 'polite')
  }

  function sayDone(
    saved: RecordBy<F>,
    way?: Pick<Parameters<typeof offerUndo>[1], 'undo' | 'claim' | 'ids'>,
  ) {
    const isSent = !waitsIn(source.queue, idIn(entity, saved))
    const told = { title: nameOf(saved), state: stateText(entity, saved, locale) }
    const words = t(isSent ? 'transition.done' : 'transition.waits', told)
    if (way) offerUndo(words, { t, source, ...way })
    else say(words, isSent ? 'success' : 'info')
  }

  /**
   * Nothing where the way back asks for what the record did not have, may not be taken, would leave behind what was written on the way,
   * or has no place to be offered.
   */
  function wayBack(record: RecordBy<F>, { name, transition, record: before }: TransitionStep<F>) {
    const back = own<Transition>(entity.transitions, transition.undo)
    const answer = transitionsOf(record).find((one) => one.name === transition.undo)
    const asked = back && askedBefore(entity, back, before)
    if (!asked || !answer?.possible || !hasToastRegion()) return undefined
    const values = writtenOver(transition, before, record)
    // Half an undo is none: people would take the reason of what was taken back for one that holds.
    if (!putsBackAll(access, back, { record, asked, values })) return undefined
    const undo = async () => {
      const undone = await undoTransition(access, { ...answer, record, asked, values }, locale)
      if (undone.status === 'done') return sayDone(undone.record)
      const failed = t('transition.notUndone', { label: undone.label })
      say(problemSentences(undone.problem, { t, errors, failed }), 'danger')
    }
    const ids = [idIn(entity, record)]
    // Of what was written over nothing is kept, so that a page that comes later could not put it back.
    const over = { ...values, ...writtenOver(back, before, record) }
    const isKept = Object.keys(over).length === 0
    const claim = isKept ? keepUndo({ person, entity: entity.name, ids, transition: name }) : undefined
    return { undo: () => void undo(), claim, ids }
  }

  async function take(now: TransitionStep<F>, values: Values, taking?: TakeOptions) {
    const id = idIn(entity, now.record)
    if (busy.current.has(id)) return
    busy.current.add(id)
    const free = () => void busy.current.delete(id)
    const taken = takeNow(now, values, taking)
    taken.then(free, free)
    await taken
  }

  async function takeNow(
    now: TransitionStep<F>,
    values: Values,
    { signal, idempotencyKey }: TakeOptions = {},
  ) {
    const { record, name, transition, label } = now
    setStep({ ...now, status: 'taking', problem: undefined })
    const key = idempotencyKey ?? now.idempotencyKey
    try {
      const saved = await runTransition({
        entity,
        source,
        record,
        name,
        values,
        signal,
        idempotencyKey: key,
        optimistic: options.optimistic,
      })
      // Meanwhile another record may have taken a step.
      setStep((shown) => (shown?.idempotencyKey === now.idempotencyKey ? undefined : shown))
      sayDone(saved, wayBack(saved, now))
    } catch (thrown) {
      const problem = problemOf(thrown)
      const { place, field } = resolveProblem(problem, errors, { t })
      const mends = transition.ask?.length && (problem.issues?.some(isError) || (place === 'field' && field))
      if (mends) {
        setStep({ ...now, status: 'asking' })
        throw thrown
      }
      const changed = problem.status === 409 || isConflict(problem, errors) || isGone(problem)
      const fresh = changed ? await readAgain(access, record) : record
      const answer = fresh && transitionsOf(fresh).find((each) => each.name === name)
      const reason = answer && !answer.possible ? reasonText(answer.reason, locale) : undefined
      const failed = { ...now, record: fresh ?? record, problem, reason }
      // Entered values stay, as long as there is something to do with them.
      const stays = transition.ask?.length && fresh && !reason
      if (place === 'toast' && !stays && hasToastRegion()) {
        say(problemSentences(problem, { t, errors, failed: t('transition.failed', { label }) }), 'danger')
        setStep(undefined)
      } else setStep({ ...failed, status: stays ? 'asking' : 'failed' })
      if (stays) throw thrown
    }
  }

  function start(record: RecordBy<F>, name: string, label: string) {
    const transition = own<Transition>(entity.transitions, name)
    if (!transition || busy.current.has(idIn(entity, record))) return
    const asks = transition.confirm !== undefined || Boolean(transition.ask?.length)
    const next = { record, name, label, transition, idempotencyKey: newKey() }
    if (asks) setStep({ ...next, status: 'asking' })
    else void take({ ...next, status: 'taking' }, {})
  }

  function choicesOf(record: RecordBy<F>): readonly TransitionChoice[] {
    if (!takesTransitions(entity, source) || isAtAnEnd(entity, record)) return []
    return transitionsOf(record)
      .filter(({ name }) => can({ transition: name }).allowed)
      .map((answer) => ({
        name: answer.name,
        label: answer.label,
        tone: own<Transition>(entity.transitions, answer.name)?.tone ?? 'neutral',
        leadsOn: leadsOn(entity, record, answer.name),
        ...(answer.possible
          ? { onAction: () => start(record, answer.name, answer.label) }
          : { disabledReason: reasonText(answer.reason, locale) }),
        pending: step?.status === 'taking' && step.name === answer.name && isOf(record, step.record),
      }))
  }

  const isOf = (one: RecordBy<F>, other: RecordBy<F>) => idIn(entity, one) === idIn(entity, other)
  const failed = step?.status === 'failed' ? step : undefined
  const isOver = failed?.reason !== undefined || (failed?.problem && isGone(failed.problem))
  const canRetry = failed && !isOver && mayTryAgain(failed.problem, errors)

  return {
    status: step?.status ?? 'idle',
    step,
    choicesOf,
    onTake: async (values = {}, taking) => {
      if (step) await take(step, values, taking)
    },
    onCancel: useCallback(() => setStep(undefined), []),
    onRetry: canRetry
      ? () =>
          failed.transition.ask?.length ? setStep({ ...failed, status: 'asking' }) : void take(failed, {})
      : undefined,
  }
}

/** The question of a transition, in the language around it. */
export function questionOf({ confirm }: Transition, locale: string): string | undefined {
  return confirm === undefined ? undefined : localize(confirm, locale)
}
