/** The texts of dialogs. */
export const dialogTexts = {
  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
} as const
