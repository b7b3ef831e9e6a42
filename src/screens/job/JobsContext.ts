'use client'

import { createContext } from 'react'
import type { Jobs } from './Jobs'

export const JobsContext = createContext<Jobs | undefined>(undefined)
