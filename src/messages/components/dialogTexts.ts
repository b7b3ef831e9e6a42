/** The texts of dialogs. */
export const dialogTexts = {
  'dialog.cancel': 'Cancel',
  'dialog.goBack': 'Go back',
  'dialog.close': 'Close',
} as const
