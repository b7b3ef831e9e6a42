import type { Messages } from './Messages'
import type { WizardMessageKey } from './englishWizard'

/** The texts of the last page of a form in steps, in German. */
export const germanWizard: Pick<Messages, WizardMessageKey> = {
  'wizard.again': '{entity}: noch einen Eintrag anlegen',
  'wizard.done': '„{title}“ ist gespeichert',
}
