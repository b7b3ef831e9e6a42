'use client'

import { type ReactNode, use, useMemo } from 'react'
import { ReferenceContext, type ReferenceTarget } from './useReference'

export interface ReferenceProviderProps {
  /** The entities that others refer to, each with the source of its records. A provider within another adds to it. */
  references: readonly ReferenceTarget[]
  children?: ReactNode
}

/**
 * Says where the records are to which others refer, so that a reference is shown as the title of its record, links to it
 * and can be chosen in a form. The titles of a whole screen are read with one request for each entity.
 */
export function ReferenceProvider({ references, children }: ReferenceProviderProps) {
  const around = use(ReferenceContext)
  const targets = useMemo(
    () => ({ ...around, ...Object.fromEntries(references.map((target) => [target.entity.name, target])) }),
    [around, references],
  )
  return <ReferenceContext value={targets}>{children}</ReferenceContext>
}
