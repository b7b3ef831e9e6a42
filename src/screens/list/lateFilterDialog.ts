'use client'

import { lateDialog } from '../../components/lateDialog'

/** The dialog for one condition. It brings the controls of every kind of field, and most people only look at a list. */
export const LateFilterDialog = lateDialog(async () => (await import('./FilterDialog')).FilterDialog)
