'use client'

import type { ReactNode } from 'react'
import { useLocale } from '../../internal/locale'
import { ConfirmActionDialog } from '../action/ConfirmActionDialog'

interface RemovalDialogProps {
  open: boolean
  /** Names the record. */
  title: ReactNode
  /** Whether its name has to be typed first. */
  typed: boolean
  /** It is being removed. */
  pending: boolean
  /** It can be brought back afterwards. */
  restorable: boolean
  /** Others keep it, as the note says. */
  kept: boolean
  /** More to know before. */
  note: ReactNode
  onCancel: () => void
  onConfirm: () => void
}

/** Asks whether a record is to be removed; of one that must not be lost by mistake, its name is to be typed. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { open, title, typed, pending, restorable, kept, note, onCancel, onConfirm } = props
  const { t } = useLocale()
  const name = typeof title === 'string' ? title : undefined
  return (
    <ConfirmActionDialog
      status={dialogStatus(open, pending)}
      title={
        name === undefined ? title : t(kept ? 'detail.keptTitle' : 'detail.removeTitle', { title: name })
      }
      label={t('detail.remove')}
      name={typed ? name : undefined}
      nameLabel={name && t('detail.removeType', { title: name })}
      danger
      onCancel={onCancel}
      onConfirm={kept ? undefined : onConfirm}
    >
      {!restorable && !kept && t('detail.removeText')}
      {note}
      {kept && <p>{t('detail.kept')}</p>}
    </ConfirmActionDialog>
  )
}

function dialogStatus(open: boolean, pending: boolean) {
  if (!open) return 'closed'
  return pending ? 'acting' : 'asking'
}
