'use client'

import { createContext } from 'react'

/** Whether the fields here narrow a list: no choice means any then, and nothing is left out. */
export const FilteringContext = createContext(false)
