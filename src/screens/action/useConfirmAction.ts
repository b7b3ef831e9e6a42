'use client'

import { useRef, useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { type Problem, problemOf } from '../../data/problems'
import { useAnnounce } from '../../internal/announce'
import { warn } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { newKey } from '../../internal/newKey'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemSentences } from '../product/problemSentences'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { isReferredTo } from '../source/problemKinds'
import { focusAfter } from './focusAfter'

export interface ConfirmActionOptions {
  /**
   * How sure a person has to be: `act` does it at once, `ask` asks for a yes first, `typeName` for the name of the thing.
   */
  grade: 'act' | 'ask' | 'typeName'
  /** A verb with its thing: "Remove report". */
  label: string
  /** Does it. What it throws is said in words, with a way to try again. */
  onAct: (call: ActionCall) => unknown
  /** Said once it is done: "Report 1,204 archived". Without it a person has to see that from the page. */
  doneText?: string | undefined
  /** Takes it back. With it "Undo" is offered beside `doneText`. */
  onUndo?: ((call: ActionCall) => unknown) | undefined
  /** Said once it is taken back. @default "Undone: " and the label */
  undoneText?: string | undefined
  /**
   * How many milliseconds the way back is offered. They stand still while a person points at the message or is in it; F6 leads
   * there.
   * @default 20000
   */
  undoFor?: number | undefined
  /** Takes the focus when what opened the question is gone with the action. @default the main part of the page */
  focusAfter?: { readonly current: HTMLElement | null } | undefined
  /** Words for problems. @default the error catalogue of the product */
  errors?: ErrorCatalogue | undefined
}

export interface ActionCall {
  /** The same for each try of one wish. */
  readonly idempotencyKey: string
}

/** How far an action is. */
export type ConfirmActionStatus = 'idle' | 'asking' | 'acting' | 'failed'

interface State {
  readonly status: ConfirmActionStatus
  readonly problem: Problem | undefined
}

const idle: State = { status: 'idle', problem: undefined }

/** WCAG 2.2.1 calls twenty seconds enough for one key. */
const longEnoughToUndo = 20_000

/** Do something once, however impatient the person: after a question where it wants one, with a way back where there is one. */
export function useConfirmAction(options: ConfirmActionOptions) {
  const { grade, label, doneText, onUndo, undoFor = longEnoughToUndo } = options
  const { t } = useLocale()
  const announce = useAnnounce()
  const errors = useErrorCatalogue(options.errors)
  const [state, setState] = useState(idle)
  const busy = useRef(false)
  const wish = useRef<ActionCall>(undefined)

  async function act() {
    if (busy.current) return
    busy.current = true
    // Each try of it is the same wish.
    const call = wish.current ?? { idempotencyKey: newKey() }
    wish.current = call
    setState({ status: 'acting', problem: undefined })
    const problem = await failureOf(options.onAct, call)
    busy.current = false
    if (problem) {
      tellFailure(problem)
      return
    }
    wish.current = undefined
    setState(idle)
    tellDone()
    if (grade === 'act') focusAfter(options.focusAfter)
  }

  /** Beside a button there is room for a message; a question stays, with all that was typed. */
  function tellFailure(problem: Problem) {
    if (grade !== 'act' || !hasToastRegion()) {
      setState({ status: 'failed', problem })
      return
    }
    setState(idle)
    sayFailure(problem, t('action.failed', { label }), act)
  }

  function sayFailure(problem: Problem, failed: string, again: () => Promise<void>) {
    toast(problemSentences(problem, { t, errors, failed }), {
      tone: 'danger',
      duration: undoFor,
      ...(!isReferredTo(problem) && {
        action: { label: t('status.retry'), onAction: () => void again() },
      }),
    })
  }

  function tellDone() {
    const message = doneText ?? (onUndo && t('action.done', { label }))
    if (message === undefined) return
    if (!hasToastRegion()) {
      announce(message)
      if (onUndo)
        warn(
          `<ConfirmAction> offers to undo "${label}", but the page has no <ToastRegion>, so people see no offer. Put one at the end of the page.`,
        )
      return
    }
    toast(message, onUndo && { duration: undoFor, action: { label: t('action.undo'), onAction: undo() } })
  }

  /** Take it back by a wish of its own, which the tries share. */
  function undo() {
    const call: ActionCall = { idempotencyKey: newKey() }
    const run = async () => {
      const problem = await failureOf((given) => onUndo?.(given), call)
      if (problem) sayFailure(problem, t('action.notUndone', { label }), run)
      else toast(options.undoneText ?? t('action.undone', { label }))
    }
    return () => void run()
  }

  return {
    ...state,
    errors,
    onStart: () => {
      if (grade === 'act') void act()
      else setState((now) => (now.status === 'idle' ? { status: 'asking', problem: undefined } : now))
    },
    onConfirm: () => void act(),
    onCancel: () => {
      // Another time it is another wish.
      wish.current = undefined
      setState((now) => (now.status === 'acting' ? now : idle))
    },
  }
}

async function failureOf(run: (call: ActionCall) => unknown, call: ActionCall): Promise<Problem | undefined> {
  try {
    await run(call)
    return undefined
  } catch (thrown) {
    return problemOf(thrown)
  }
}
