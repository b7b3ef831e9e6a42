/** The texts of buttons. */
export const buttonTexts = {
  'button.pending': 'Working',
} as const
