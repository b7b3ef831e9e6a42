'use client'

import { lateDialog } from './lateDialog'

/** The surface of dialogs and drawers. A page has many that are closed, and shows few. */
export const LateModal = lateDialog(async () => (await import('./ModalDialog')).ModalDialog)
