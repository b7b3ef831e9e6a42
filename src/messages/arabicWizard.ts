import type { Messages } from './Messages'
import type { WizardMessageKey } from './englishWizard'

/** The texts of the last page of a form in steps, in Modern Standard Arabic. */
export const arabicWizard: Pick<Messages, WizardMessageKey> = {
  'wizard.again': 'سجل آخر: {entity}',
  'wizard.done': 'تم حفظ {title}',
}
