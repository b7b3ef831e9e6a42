'use client'

import type { RefObject } from 'react'
import { type KeyboardGroup, useKeyboardPart } from '../../internal/keyboardParts'

/**
 * Adds keys of the host's own to the help with keys, for as long as the component that calls it is there. The group is a constant,
 * or from `useMemo`.
 *
 * @param root where the keys work: left out of the help while a dialog is over it @default anywhere on the page
 */
export function useKeyboardHelp(group: KeyboardGroup | undefined, root?: RefObject<Element | null>): void {
  useKeyboardPart(root, group)
}
