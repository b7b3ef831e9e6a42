import type { Messages } from './Messages'
import type { SettingsMessageKey } from './englishSettings'

/** The texts of the page of settings, in German. */
export const germanSettings: Pick<Messages, SettingsMessageKey> = {
  'settings.danger': 'Gefahrenbereich',
  'settings.general': 'Allgemein',
  'settings.groups': 'Einstellungen nach Gruppen',
  'settings.putBack': '„{label}“ wurde nicht geändert',
}
