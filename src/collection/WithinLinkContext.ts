'use client'

import { createContext } from 'react'

/** Whether what is drawn stands in a link or a button already: one within another goes nowhere. */
export const WithinLinkContext = createContext(false)
