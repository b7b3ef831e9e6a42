/** The texts of messages that pass. */
export const toastTexts = {
  'toast.dismiss': 'Dismiss',
  'toast.region': 'Messages',
} as const
