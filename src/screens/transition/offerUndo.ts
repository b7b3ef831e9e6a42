import { toast } from '../../components/toasts'
import type { RecordId } from '../../data/DataSource'
import type { TranslateFor } from '../../messages/createTranslator'
import { noteOffer } from '../source/undoOffers'

interface UndoOffer {
  readonly t: TranslateFor<'transition.undo' | 'undo.over'>
  /** Whether it is still to be done, and not done by another tab. @default no other tab offers it */
  readonly claim?: (() => Promise<boolean>) | undefined
  readonly undo: () => void
  /** The records that it would change, and their source: once something else was done with one of them, the offer goes. */
  readonly ids: readonly RecordId[]
  readonly source: object
}

/** Say what was done, and offer to take it back. */
export function offerUndo(message: string, { t, claim = atHand, undo, ids, source }: UndoOffer): void {
  const onAction = () => {
    void claim().then((isOpen) => {
      if (isOpen) undo()
      else toast(t('undo.over'), { tone: 'info' })
    })
  }
  const dismiss = toast(message, { action: { label: t('transition.undo'), onAction } })
  noteOffer(source, ids, () => {
    dismiss()
    // Nor is it offered by a page that comes later.
    void claim()
  })
}

const atHand = () => Promise.resolve(true)
