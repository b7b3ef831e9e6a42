'use client'

import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { LateModal } from '../components/lateModal'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishScreens } from '../messages/englishScreens'
import type { LeaveGuard } from './useLeaveGuard'

export interface LeaveDialogProps {
  /** The question: what `useLeaveGuard` returned. */
  guard: LeaveGuard
  /** Whether what was written is kept as a draft, and so is not lost. @default false */
  kept?: boolean | undefined
}

/** Asks whether to leave a form without saving. Escape stays. Where its code cannot be loaded, the browser asks. */
export function LeaveDialog({ guard, kept = false }: LeaveDialogProps) {
  const { t } = useLocaleWith(englishScreens)
  const { asks, asking, onLeave, onStay } = guard
  const title = t(guard.saving ? 'leave.titleSaving' : 'leave.title')
  const text = t(textFor(guard, kept))
  const [isLoaded, setLoaded] = useState(LateModal.isLoaded)
  // A person may have lost the network by the time there is something to ask.
  useEffect(() => {
    if (asks) void LateModal.preload()
  }, [asks])
  useEffect(() => {
    if (!asking || isLoaded) return undefined
    let isHere = true
    void LateModal.preload().then(() => {
      if (!isHere) return
      // Offline since before the first change: a page that cannot be left would be worse than a plain question.
      if (LateModal.isLoaded()) setLoaded(true)
      else if (confirm(`${title}\n\n${text}`)) onLeave()
      else onStay()
    })
    return () => {
      isHere = false
    }
  }, [asking, isLoaded, title, text, onLeave, onStay])
  return (
    <ConfirmDialog
      open={asking && isLoaded}
      onOpenChange={(open) => !open && onStay()}
      title={title}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger={!kept && !guard.saving}
      onConfirm={onLeave}
    >
      {text}
    </ConfirmDialog>
  )
}

function textFor({ saving }: LeaveGuard, kept: boolean) {
  if (saving) return 'leave.saving'
  return kept ? 'leave.kept' : 'leave.lost'
}
