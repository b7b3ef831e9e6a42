'use client'

import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { CloseGuardContext } from '../internal/CloseGuardContext'
import type { FormStore } from './FormStore'
import { guardPage } from './guardPage'

export interface LeaveGuardOptions {
  /** Lets the person go without a question. @default false */
  disabled?: boolean | undefined
  /** Whether an address is still this form, such as another of its steps: it is gone to without a question. The function stays the same. */
  isWithin?: ((to: URL) => boolean) | undefined
}

/** The part of a form that is asked before it is left: several forms of a page can be asked as one. */
export type LeavableForm = Pick<FormStore, 'getStatus' | 'subscribe'> & { isDirty(): boolean }

/** The question whether to leave, and its answers. */
export interface LeaveGuard {
  /** Whether there is something to lose, so that leaving asks first. */
  readonly asks: boolean
  /** Whether the person is being asked. */
  readonly asking: boolean
  /** Whether what was written is being saved meanwhile. Once it is, the person leaves without having to answer. */
  readonly saving: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Leaves by code, as a button that calls `navigate` does: at once where nothing is lost, or once the person agrees. */
  readonly ask: (leave: () => void) => void
}

/**
 * Ask before a form is left whose changes are not saved: by a link, by "back", by closing the page, or the dialog or drawer
 * around it. Draw the question
 * with `LeaveDialog`. A page that is saved, or has no changes, is left at once.
 */
export function useLeaveGuard(
  form: LeavableForm,
  { disabled = false, isWithin }: LeaveGuardOptions = {},
): LeaveGuard {
  const readDirty = () => form.isDirty()
  const readSaving = () => form.getStatus() === 'submitting'
  const isDirty = useSyncExternalStore(form.subscribe, readDirty, readDirty)
  const saving = useSyncExternalStore(form.subscribe, readSaving, readSaving)
  const [leave, setLeave] = useState<() => void>()
  const asks = isDirty && !disabled
  const askFor = useCallback((next: () => void) => setLeave(() => next), [])
  /** Closing a drawer may lead back in the history: who has agreed to the one is not asked about the other. */
  const hasAgreed = useRef(false)

  useEffect(
    () =>
      asks
        ? guardPage({ isGuarded: () => form.isDirty() && !hasAgreed.current, ask: askFor, isWithin })
        : undefined,
    [asks, form, askFor, isWithin],
  )
  useEffect(
    () =>
      leave &&
      form.subscribe(() => {
        if (form.isDirty()) return
        setLeave(undefined)
        leave()
      }),
    [leave, form],
  )
  const guardDialog = useContext(CloseGuardContext)
  useEffect(
    () =>
      asks && guardDialog ? guardDialog((close) => (form.isDirty() ? askFor(close) : close())) : undefined,
    [asks, form, askFor, guardDialog],
  )
  return useMemo(
    () => ({
      asks,
      asking: leave !== undefined,
      saving,
      onStay: () => setLeave(undefined),
      onLeave() {
        setLeave(undefined)
        hasAgreed.current = true
        // Who goes on writing has not left.
        window.addEventListener('input', () => (hasAgreed.current = false), { once: true })
        leave?.()
      },
      ask: (next) => (!disabled && form.isDirty() ? askFor(next) : next()),
    }),
    [asks, leave, saving, disabled, form, askFor],
  )
}
