'use client'

import { createContext } from 'react'

/** Asks a person before something is closed; `close` does it, at once or once they agree. */
export type AskBeforeClosing = (close: () => void) => void

/** Lets what stands in a dialog ask before it is closed. Returns how to stop that. */
export const CloseGuardContext = createContext<((ask: AskBeforeClosing) => () => void) | undefined>(undefined)
