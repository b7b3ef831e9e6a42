import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'

interface CarrierProps {
  default: string
  enter: string
  exit: string
  children: ReactNode
}

/**
 * React's `ViewTransition`, which came with 19.3. It is looked for in a copy: a bundler refuses to take from React what
 * an older one does not have.
 */
export const Carrier = ({ ...React } as { ViewTransition?: ComponentType<CarrierProps> }).ViewTransition
