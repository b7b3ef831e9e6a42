'use client'

import { useState } from 'react'
import { copyText, type HexFormat, putOnClipboard } from './hexCopy'
import type { HexSelection } from './hexSelection'
import { useHexLocale } from './useHexLocale'

export interface HexCopyOptions {
  blob: Blob
  selection: HexSelection | undefined
  /** More bytes are not copied. */
  limit: number
  onCopy: ((text: string, format: HexFormat) => void) | undefined
  /** Called with how it went, in words. */
  onSaid: (words: string) => void
}

/** Copy the selected bytes in the chosen format. */
export function useHexCopy({ blob, selection, limit, onCopy, onSaid }: HexCopyOptions) {
  const { t } = useHexLocale()
  const [format, setFormat] = useState<HexFormat>('hex')
  const [pending, setPending] = useState(false)
  const count = selection ? selection.end - selection.start : 0
  const reason =
    count === 0 ? t('hex.copyNothing') : count > limit ? t('hex.copyTooMuch', { limit }) : undefined

  function copy(copied: HexSelection) {
    setPending(true)
    const reading = copyText(blob, copied, format)
    putOnClipboard(reading)
      .then(() => reading)
      .then(
        (text) => {
          onCopy?.(text, format)
          onSaid(t('hex.copied', { count, format: t(`hex.${format}`) }))
        },
        () => onSaid(t('hex.copyRejected')),
      )
      .finally(() => setPending(false))
  }

  return {
    format,
    setFormat,
    pending,
    reason,
    copy() {
      if (reason !== undefined) onSaid(reason)
      else if (selection && !pending) copy(selection)
    },
  }
}
