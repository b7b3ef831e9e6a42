'use client'

import Search from 'lucide-react/icons/search'
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/Button'
import { Keys, useIsMac } from '../../components/Keys'
import { classes } from '../../internal/classes'
import { partIds, useKeyboardPart } from '../../internal/keyboardParts'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import type { RootProps } from '../../internal/RootProps'
import { isShortcut } from '../../internal/shortcuts'
import { useSharedRef } from '../../internal/useSharedRef'
import { EarlyQuickJump } from './EarlyQuickJump'
import type { QuickJumpDialogProps } from './QuickJumpDialog'

export interface QuickJumpOpenerProps extends RootProps<HTMLElement> {
  /**
   * The letter that opens it together with Ctrl, or ⌘ on a Mac; `false` for none. In rich text, where editors use such keys
   * themselves, it does nothing.
   * @default 'k'
   */
  shortcut?: string | false | undefined
  /** Names the button. @default "Search" */
  label?: string | undefined
}

interface Loading<Props> extends QuickJumpOpenerProps {
  /** Loads the dialog, when it first opens. */
  load: () => Promise<ComponentType<Props & QuickJumpDialogProps>>
  dialogProps: Props
}

type Phase = 'closed' | 'coming' | 'failed' | 'open'

/**
 * The button and the keys that open a quick jump. Its code comes with the first press; what is typed meanwhile goes into a box that
 * is there at once, and is gone on with.
 */
export function QuickJumpOpener<Props extends object>(props: Loading<Props>) {
  const { shortcut = 'k', label, load, dialogProps, className, style, ref, ...rest } = props
  const { t } = useScreenLocale(englishSearch)
  const [phase, setPhase] = useState<Phase>('closed')
  const [words, setWords] = useState('')
  const [Dialog, setDialog] = useState<ComponentType<Props & QuickJumpDialogProps>>()
  const [root, hold] = useSharedRef(ref)
  const before = useRef<Element>(null)
  const isOnMac = useIsMac()
  useKeyboardPart(
    undefined,
    partIds(shortcut !== false && 'page.search'),
    `Mod+${String(shortcut).toUpperCase()}`,
  )

  const come = useCallback(() => {
    setPhase('coming')
    load().then(
      (Loaded) => {
        // The dialog gives the focus back to where it was before the early box.
        focusOn(before.current)
        flushSync(() => {
          setDialog(() => Loaded)
          setPhase(unlessClosed('open'))
        })
      },
      () => setPhase(unlessClosed('failed')),
    )
  }, [load])

  const open = useCallback(() => {
    // A dialog that is open already is to be answered first.
    if (isBelowDialog(root)) return
    setWords('')
    if (Dialog) {
      setPhase('open')
      return
    }
    before.current = document.activeElement
    come()
  }, [root, Dialog, come])

  useEffect(() => {
    if (shortcut === false) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isShortcut(event, shortcut)) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      open()
    }
    // After all else on the page, so that what uses these keys itself is heard first.
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [shortcut, open])

  const close = () => {
    setPhase('closed')
    if (phase !== 'open') focusOn(before.current)
  }
  const keys = shortcut === false ? undefined : `${isOnMac ? 'Meta' : 'Control'}+${shortcut.toUpperCase()}`
  return (
    <span {...rest} ref={hold} className={classes('sw-QuickJump', className)} style={style}>
      <Button
        className="sw-QuickJump-button"
        icon={<Search className="sw-icon" />}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={open}
      >
        <span className="sw-QuickJump-buttonLabel">{label ?? t('search.open')}</span>
        {shortcut !== false && (
          <span className="sw-QuickJump-buttonKeys" aria-hidden="true">
            <Keys keys={['Mod', shortcut.toUpperCase()]} />
          </span>
        )}
      </Button>
      {(phase === 'coming' || phase === 'failed') && (
        <EarlyQuickJump
          words={words}
          onWordsChange={setWords}
          onClose={close}
          hasFailed={phase === 'failed'}
          onRetry={come}
        />
      )}
      {Dialog && (
        <Dialog
          {...dialogProps}
          open={phase === 'open'}
          defaultWords={words}
          onOpenChange={(next) => !next && close()}
        />
      )}
    </span>
  )
}

const unlessClosed = (next: Phase) => (at: Phase) => (at === 'closed' ? at : next)

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

const isBelowDialog = ({ current }: RefObject<Element | null>) =>
  current !== null && current.closest('[inert], [aria-hidden="true"]') !== null
