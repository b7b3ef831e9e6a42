import type { ReactNode } from 'react'
import { UploadContext, type UploadWays } from './UploadContext'

export interface UploadProviderProps extends UploadWays {
  children: ReactNode
}

/**
 * Gives every `FileField` below its adapter, also those that are drawn for an entity's fields. Without one, and without an `adapter` of its own, a field keeps the files for its form to submit.
 */
export function UploadProvider({ children, ...ways }: UploadProviderProps) {
  return <UploadContext value={ways}>{children}</UploadContext>
}
