'use client'

import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Dialog } from '../../components/Dialog'
import { TextField } from '../../fields/TextField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTrash } from '../../messages/englishTrash'
import { andList } from '../../messages/listText'
import { writeNumber } from '../../messages/writeNumber'
import type { TrashQuestion } from './useTrashActions'

interface TrashQuestionsProps {
  question: TrashQuestion | undefined
  pending: boolean
  onAnswer: ((yes: boolean) => void) | undefined
}

/** Asks before records come back with others, or go for good. */
export function TrashQuestions({ question, pending, onAnswer }: TrashQuestionsProps) {
  const { t, locale } = useScreenLocale(englishTrash)
  // A dialog that closes still says what it asked.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  if (!asked || !onAnswer) return null
  const isOpen = question !== undefined
  const { kind, items, along } = asked
  if (kind === 'restore') {
    const titles = along.map(({ title }) => `“${title}”`)
    return (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => !open && onAnswer(false)}
        title={t('trash.backWithTitle')}
        confirmLabel={t('trash.restoreAll')}
        pending={pending}
        onConfirm={() => onAnswer(true)}
      >
        {t('trash.backWithText', { count: along.length, titles: andList(titles, locale) })}
      </ConfirmDialog>
    )
  }
  const [first] = items
  const name = { count: items.length, title: first?.title ?? '' }
  return (
    <Dialog
      question
      size="small"
      open={isOpen}
      title={t('trash.purgeTitle', name)}
      onOpenChange={(open) => !open && !pending && onAnswer(false)}
    >
      <PurgeForm
        label={t('trash.purgeTyped', name)}
        text={items.length === 1 ? name.title : writeNumber(items.length, locale)}
        pending={pending}
        onAnswer={onAnswer}
      />
    </Dialog>
  )
}

interface PurgeFormProps {
  label: string
  /** To be typed: the name of one, the number of several. */
  text: string
  pending: boolean
  onAnswer: (yes: boolean) => void
}

/** Its button stays in use, so that it can say what is missing. */
function PurgeForm({ label, text, pending, onAnswer }: PurgeFormProps) {
  const { t } = useScreenLocale(englishTrash)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [rejected, setRejected] = useState(false)
  const isSame = plain(typed) === plain(text)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setRejected(!isSame)
    if (!isSame) document.getElementById(id)?.focus()
    else if (!pending) onAnswer(true)
  }
  return (
    <form className="sw-TrashScreen-purge" onSubmit={submit} noValidate>
      <p className="sw-TrashScreen-purgeText">{t('trash.purgeText')}</p>
      <TextField
        id={id}
        label={label}
        value={typed}
        onValueChange={setTyped}
        error={rejected && !isSame ? t('trash.purgeTypedAgain', { text }) : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="sw-TrashScreen-purgeActions">
        <Button onClick={() => onAnswer(false)} disabled={pending}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          {t('trash.purge')}
        </Button>
      </div>
    </form>
  )
}

/** As it is seen: of several spaces one; digits of any script, and numbers with or without marks between. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(?<=\d)[.,٬\s](?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .trim()
