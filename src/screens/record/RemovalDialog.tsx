'use client'

import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Dialog } from '../../components/Dialog'
import { TextField } from '../../fields/TextField'
import { useLocale } from '../../internal/locale'

interface RemovalDialogProps {
  open: boolean
  /** Names the record. */
  title: ReactNode
  /** Whether its name has to be typed first. */
  typed: boolean
  /** It is being removed. */
  pending: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks whether a record is to be removed; of one that must not be lost by mistake, its name is to be typed. */
export function RemovalDialog({ open, title, typed, pending, onCancel, onConfirm }: RemovalDialogProps) {
  const { t } = useLocale()
  const question = typeof title === 'string' ? t('detail.removeTitle', { title }) : title
  if (typed && typeof title === 'string') {
    return (
      <Dialog
        question
        size="small"
        open={open}
        title={question}
        onOpenChange={(next) => !next && !pending && onCancel()}
      >
        <NameForm name={title} pending={pending} onCancel={onCancel} onConfirm={onConfirm} />
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={question}
      confirmLabel={t('detail.remove')}
      onConfirm={onConfirm}
      pending={pending}
      danger
    >
      {t('detail.removeText')}
    </ConfirmDialog>
  )
}

interface NameFormProps extends Pick<RemovalDialogProps, 'pending' | 'onCancel' | 'onConfirm'> {
  name: string
}

/** Its button stays in use, so that it can say what is missing. */
function NameForm({ name, pending, onCancel, onConfirm }: NameFormProps) {
  const { t } = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [rejected, setRejected] = useState(false)
  const isSame = plain(typed) === plain(name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form around the record hears of its own submissions alone.
    event.stopPropagation()
    setRejected(!isSame)
    if (isSame && !pending) onConfirm()
    else document.getElementById(id)?.focus()
  }
  return (
    <form className="sw-RemovalDialog" onSubmit={submit} noValidate>
      <p className="sw-RemovalDialog-text">{t('detail.removeText')}</p>
      <TextField
        id={id}
        label={t('detail.removeType', { title: name })}
        value={typed}
        onValueChange={setTyped}
        error={rejected && !isSame ? t('detail.removeTypeAgain', { title: name }) : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="sw-RemovalDialog-actions">
        <Button onClick={onCancel} disabled={pending}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          {t('detail.remove')}
        </Button>
      </div>
    </form>
  )
}

/** As it is seen: of several spaces one, whichever way letters are composed. */
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
