'use client'

import { type RefObject, useCallback, useEffect } from 'react'
import { useAnnounce } from '../internal/announce'
import { countCharacters } from '../spec/values/countCharacters'
import { useLocaleWith } from '../internal/useLocaleWith'
import { characterCountTexts } from '../messages/fields/characterCountTexts'
import type { TextControl } from './enterText'
import { isNearlyFull } from './isNearlyFull'
import { useControlText } from './useControlText'

export interface CharactersLeftProps {
  control: RefObject<TextControl | null>
  max: number
  /** The text that code put into the control, and when: counted as well as what is typed. */
  shown: string | undefined
  resetKey: string | number | undefined
}

/** Says how many characters are left of a text that is nearly as long as it may be. It renders itself alone. */
export function CharactersLeft({ control, max, shown, resetKey }: CharactersLeftProps) {
  const { t } = useLocaleWith(characterCountTexts)
  const announce = useAnnounce()
  const read = useCallback((text: string) => leftOf(text, max), [max])
  const left = useControlText(control, { defaultValue: shown, resetKey }, read)

  const isOver = left !== undefined && left < 0
  let words = ''
  if (isOver) words = t('field.charactersOver', { count: -left })
  else if (left !== undefined) words = t('field.charactersLeft', { count: left })

  // A screen reader says it when the typing pauses, not with every key.
  useEffect(() => {
    if (!words || document.activeElement !== control.current) return
    const pause = setTimeout(() => announce(words), 1000)
    return () => clearTimeout(pause)
  }, [announce, control, words])

  return (
    words && (
      <div className="sw-Field-count" data-over={isOver ? '' : undefined}>
        {words}
      </div>
    )
  )
}

/** How many characters are left, or nothing while there is room enough. */
function leftOf(text: string, max: number): number | undefined {
  if (!isNearlyFull(text.length, max)) return undefined
  const used = countCharacters(text)
  return isNearlyFull(used, max) ? max - used : undefined
}
