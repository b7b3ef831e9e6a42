import type { ReactNode } from 'react'
import { UploadContext, type UploadWays } from './UploadContext'

export interface UploadProviderProps extends UploadWays {
  children: ReactNode
}

/**
 * Says once how files are sent, so that every `FileField` below sends them so, those that an entity's fields are drawn
 * with too. Without one, and without an `adapter` of its own, a field keeps the files for its form to submit.
 */
export function UploadProvider({ children, ...ways }: UploadProviderProps) {
  return <UploadContext value={ways}>{children}</UploadContext>
}
