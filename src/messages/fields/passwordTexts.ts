/** The texts of fields for passwords. */
export const passwordTexts = {
  'password.capsLock': 'Caps Lock is on',
  'password.met': 'Met:',
  'password.metCount': '{met} of {count} met',
  'password.reveal': 'Show password',
  'password.unmet': 'Not met yet:',
} as const
