'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import type { TextControl } from './enterText'
import { useControlText } from './useControlText'

export interface CharacterCountProps {
  control: RefObject<TextControl | null>
  max: number
  /** The text that code put into the control, and when: counted as well as what is typed. */
  shown: string | undefined
  resetKey: string | number | undefined
}

/**
 * Says how many characters are left, once it matters. What counts and says it is loaded then, because few texts are written
 * as long as they may be.
 */
export function CharacterCount(props: CharacterCountProps) {
  const { control, max, shown, resetKey } = props
  // A person's character is one code unit or more: short texts need no counting.
  const read = useCallback((text: string) => isNearlyFull(text.length, max), [max])
  const matters = useControlText(control, { defaultValue: shown, resetKey }, read)
  const [Loaded, setLoaded] = useState<ComponentType<CharacterCountProps>>()

  useEffect(() => {
    if (!matters) return
    importCharactersLeft().then(
      ({ CharactersLeft }) => setLoaded(() => CharactersLeft),
      () => {},
    )
  }, [matters])

  return matters && Loaded && <Loaded {...props} />
}

const importCharactersLeft = () => import('./CharactersLeft')

export function isNearlyFull(used: number, max: number): boolean {
  return used >= max * 0.8
}
