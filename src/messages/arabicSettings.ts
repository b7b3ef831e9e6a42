import type { Messages } from './Messages'
import type { SettingsMessageKey } from './englishSettings'

/** The texts of the page of settings, in Modern Standard Arabic. */
export const arabicSettings: Pick<Messages, SettingsMessageKey> = {
  'settings.danger': 'منطقة الخطر',
  'settings.general': 'عام',
  'settings.groups': 'الإعدادات حسب المجموعة',
  'settings.putBack': 'لم يتغيّر «{label}»',
}
