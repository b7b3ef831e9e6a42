import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'

interface ViewTransitionProps {
  default: string
  enter: string
  exit: string
  children: ReactNode
}

/**
 * React's `ViewTransition`, which came with 19.3. It is looked up in a copy, because a bundler rejects an import that an
 * older React does not have.
 */
export const ViewTransition = (
  { ...React } as { ViewTransition?: ComponentType<ViewTransitionProps> | undefined }
).ViewTransition
