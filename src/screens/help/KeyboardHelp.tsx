'use client'

import Keyboard from 'lucide-react/icons/keyboard'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { Keys } from '../../components/Keys'
import { toast } from '../../components/toasts'
import { classes } from '../../internal/classes'
import { type HeldPart, heldParts, type KeyboardGroup } from '../../internal/keyboardParts'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { helpKeyIsOff } from './helpKey'
import type { KeyboardHelpDialogProps } from './KeyboardHelpDialog'

export interface KeyboardHelpProps extends RootProps<HTMLSpanElement> {
  /**
   * The key that opens it: a sign, or a key like `F1`; `false` for none. A sign does nothing while a person writes, and each person
   * can turn it off in the help.
   * @default '?'
   */
  shortcut?: string | false | undefined
  /** The keys to show. @default those of the parts on the page, and of every `useKeyboardHelp` */
  groups?: readonly KeyboardGroup[] | undefined
  /** Names the button and the dialog. @default "Keyboard shortcuts" */
  label?: string | undefined
}

/** A button, and the key `?`, that open a list of the keys that work on the screen at hand. Its code comes with the first press. */
export function KeyboardHelp({ shortcut = '?', groups, label, className, ...rest }: KeyboardHelpProps) {
  const { t } = useLocale()
  const [Dialog, setDialog] = useState<ComponentType<KeyboardHelpDialogProps>>()
  const [parts, setParts] = useState<readonly HeldPart[]>()
  const failed = t('status.failed')

  const open = useCallback(
    (within: Element | null) => {
      setParts(heldParts(within))
      loadDialog().then(
        (Loaded) => setDialog(() => Loaded),
        () => {
          setParts(undefined)
          toast(failed)
        },
      )
    },
    [failed],
  )

  useEffect(() => {
    if (shortcut === false) return undefined
    const handleKey = (event: KeyboardEvent) => {
      const dialog = event.target instanceof Element && event.target.closest(dialogs)
      if (!isAsked(event, shortcut) || (dialog && dialog.matches('.sw-KeyboardHelp-dialog'))) return
      event.preventDefault()
      open(dialog || null)
    }
    // After all else on the page, so that what uses the key itself is heard first.
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [shortcut, open])

  const title = label ?? t('product.keys')
  return (
    <span {...rest} className={classes('sw-KeyboardHelp', className)}>
      <Button
        className="sw-KeyboardHelp-button"
        variant="quiet"
        icon={<Keyboard className="sw-icon" />}
        aria-haspopup="dialog"
        onClick={() => open(null)}
      >
        <span className="sw-KeyboardHelp-label">{title}</span>
        {shortcut !== false && (
          <span className="sw-KeyboardHelp-keys" aria-hidden="true">
            <Keys keys={[shortcut]} />
          </span>
        )}
      </Button>
      {Dialog && (
        <Dialog
          title={title}
          open={parts !== undefined}
          onOpenChange={() => setParts(undefined)}
          parts={parts ?? none}
          groups={groups}
          shortcut={shortcut}
        />
      )}
    </span>
  )
}

const none: readonly HeldPart[] = []

const loadDialog = async () => (await import('./KeyboardHelpDialog')).KeyboardHelpDialog

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Where signs are written, or lead to what begins with them. */
const writing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"]'

/** Whether a press asks for the help. The question mark of an Arabic keyboard is one, too. */
function isAsked(event: KeyboardEvent, shortcut: string): boolean {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (key !== shortcut && !(shortcut === '?' && key === '؟')) return false
  if (shortcut.length > 1) return true
  const isWritten = target instanceof Element && target.matches(writing) && !target.matches(ticked)
  return !isWritten && !helpKeyIsOff()
}

const ticked = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"]'
