'use client'

import { lateOnceOpen } from '../../components/lateOnceOpen'

/** The dialog for one condition. It brings the controls of every kind of field, and most people only look at a list. */
export const LateFilterDialog = lateOnceOpen(async () => (await import('./FilterDialog')).FilterDialog)
