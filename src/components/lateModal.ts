'use client'

import { lateOnceOpen } from './lateOnceOpen'

/** The surface of dialogs and drawers. A page has many that are closed, and shows few. */
export const LateModal = lateOnceOpen(async () => (await import('./ModalDialog')).ModalDialog)
