'use client'

import { useEffect } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { LateModal } from '../components/lateModal'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishScreens } from '../messages/englishScreens'
import type { LeaveGuard } from './useLeaveGuard'

export interface LeaveDialogProps {
  /** The question: what `useLeaveGuard` returned. */
  guard: LeaveGuard
  /** Whether what was written is kept as a draft, and so is not lost. @default false */
  kept?: boolean
}

/** Asks whether to leave a form without saving. Escape stays. */
export function LeaveDialog({ guard, kept = false }: LeaveDialogProps) {
  const { t } = useLocaleWith(englishScreens)
  const { asks } = guard
  // A person may have lost the network by the time there is something to ask.
  useEffect(() => {
    if (asks) void LateModal.preload()
  }, [asks])
  return (
    <ConfirmDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.onStay()}
      title={t(guard.saving ? 'leave.titleSaving' : 'leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger={!kept && !guard.saving}
      onConfirm={guard.onLeave}
    >
      {t(textFor(guard, kept))}
    </ConfirmDialog>
  )
}

function textFor({ saving }: LeaveGuard, kept: boolean) {
  if (saving) return 'leave.saving'
  return kept ? 'leave.kept' : 'leave.lost'
}
