'use client'

import type { Problem } from '../data/problems'
import { useLocale } from '../internal/locale'
import { problemWords } from './problemWords'
import { StatusScreenView, type StatusScreenViewProps } from './StatusScreenView'
import { useStatusScreen } from './useStatusScreen'

export interface StatusScreenProps extends Omit<StatusScreenViewProps, 'status'> {
  /** What the call said that failed; without one there is nothing at this address. */
  problem?: Problem | undefined
}

/** A whole page for a problem: its words, and the way on that fits it. When the connection is back it tries again. */
export function StatusScreen({ problem, onRetry, children, ...rest }: StatusScreenProps) {
  const { say } = useLocale()
  const state = useStatusScreen({ problem, onRetry })
  return (
    <StatusScreenView {...rest} {...state}>
      {children ?? (problem && problemWords(problem, say))}
    </StatusScreenView>
  )
}
