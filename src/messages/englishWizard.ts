/** The texts of the last page of a form in steps. */
export const englishWizard = {
  'wizard.again': 'Another {entity}',
  'wizard.done': '{title} is saved',
} as const

export type WizardMessageKey = keyof typeof englishWizard
