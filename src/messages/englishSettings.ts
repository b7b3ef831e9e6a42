/** The texts of the page of settings. */
export const englishSettings = {
  'settings.danger': 'Danger zone',
  'settings.general': 'General',
  'settings.groups': 'Settings by group',
  'settings.putBack': '“{label}” was not changed',
} as const

export type SettingsMessageKey = keyof typeof englishSettings
