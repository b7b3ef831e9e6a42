import { toast } from '../../components/toasts'
import type { TranslateFor } from '../../messages/createTranslator'

interface UndoOffer {
  readonly t: TranslateFor<'transition.undo' | 'undo.over'>
  /** Whether it is still to be done, and not done by another tab. */
  readonly claim: () => Promise<boolean>
  readonly undo: () => void
}

/** Say what was done, and offer to take it back. */
export function offerUndo(message: string, { t, claim, undo }: UndoOffer): void {
  const onAction = () => {
    void claim().then((isOpen) => {
      if (isOpen) undo()
      else toast(t('undo.over'), { tone: 'info' })
    })
  }
  toast(message, { action: { label: t('transition.undo'), onAction } })
}
