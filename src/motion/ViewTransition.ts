import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'

interface ViewTransitionProps {
  default: string
  enter: string
  exit: string
  children: ReactNode
}

/**
 * React's `ViewTransition`, which came with 19.3. It is looked for in a copy: a bundler rejects to take from React what
 * an older one does not have.
 */
export const ViewTransition = ({ ...React } as { ViewTransition?: ComponentType<ViewTransitionProps> })
  .ViewTransition
