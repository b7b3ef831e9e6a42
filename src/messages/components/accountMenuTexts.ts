/** The texts of the menu of the person who uses a product. */
export const accountMenuTexts = {
  'accountMenu.dark': 'Dark',
  'accountMenu.language': 'Language',
  'accountMenu.light': 'Light',
  'accountMenu.signOut': 'Sign out',
  'accountMenu.system': 'As the system',
  'accountMenu.theme': 'Appearance',
} as const
