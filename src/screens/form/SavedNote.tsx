'use client'

import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { bringIntoView } from '../../internal/bringIntoView'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { timeFormat } from '../../spec/values/timeFormat'

interface SavedNoteProps {
  at: Date | undefined
  /** Whether it is news to the person, and so brought into view: not on a page that begins with it. */
  isNews: boolean
  /** Whether it is said to those who do not see it. */
  announced: boolean
  /** Whether something else shows when it was saved, as the bar that saves does. */
  hidden: boolean | undefined
}

/** Beside the title of a form: that what was written is saved, and since when. */
export function SavedNote({ at, isNews, announced, hidden = false }: SavedNoteProps) {
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const note = useRef<HTMLParagraphElement>(null)
  const words = t('form.saved')
  useEffect(() => {
    if (isNews) bringIntoView(note.current, { block: 'nearest' })
    if (announced) announce(words)
    // oxlint-disable-next-line react/exhaustive-deps -- said once, whatever language comes after
  }, [])
  if (hidden) return null
  return (
    <p ref={note} className="sw-FormScreen-saved">
      <CircleCheck className="sw-icon" />
      {at ? t('saveBar.saved', { time: timeFormat(locale).format(at) }) : words}
    </p>
  )
}
