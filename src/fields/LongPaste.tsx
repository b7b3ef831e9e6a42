'use client'

import type { RefObject } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { useLocaleWith } from '../internal/useLocaleWith'
import { longPasteTexts } from '../messages/fields/longPasteTexts'
import { insertText, type TextControl } from './enterText'

interface LongPasteProps {
  text: string
  control: RefObject<TextControl | null>
  /** Called once the person has decided. */
  onDone: () => void
}

/** Offers a text that was too long to be inserted without asking: it is inserted, saved as a file, or given up. */
export function LongPaste({ text, control, onDone }: LongPasteProps) {
  const { t } = useLocaleWith(longPasteTexts)

  // The offer goes, and with it the button that has the focus.
  function finish() {
    control.current?.focus()
    onDone()
  }

  function insert() {
    finish()
    if (control.current) insertText(control.current, text)
  }

  return (
    <Banner
      className="sw-Field-paste"
      tone="warning"
      title={t('longPaste.title', { count: text.length })}
      actions={
        <>
          <Button size="small" onClick={insert}>
            {t('longPaste.insert')}
          </Button>
          <Button size="small" onClick={() => save(text)}>
            {t('longPaste.save')}
          </Button>
        </>
      }
      onDismiss={finish}
    >
      {t('longPaste.text')}
    </Banner>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'paste.txt'
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
