'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CharactersLeftProps } from './CharactersLeft'
import { isNearlyFull } from './isNearlyFull'
import { useControlText } from './useControlText'

/**
 * Says how many characters are left, once it matters. What counts and says it is loaded then, because few texts are written
 * as long as they may be.
 */
export function CharacterCount(props: CharactersLeftProps) {
  const { control, max, shown, resetKey } = props
  // A person's character is one code unit or more: short texts need no counting.
  const read = useCallback((text: string) => isNearlyFull(text.length, max), [max])
  const matters = useControlText(control, { defaultValue: shown, resetKey }, read)
  const [Loaded, setLoaded] = useState<ComponentType<CharactersLeftProps>>()

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
