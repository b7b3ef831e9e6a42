/** The texts of menus. */
export const menuTexts = {
  'menu.label': 'More actions',
} as const
