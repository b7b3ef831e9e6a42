/** The texts of breadcrumbs. */
export const breadcrumbsTexts = {
  'breadcrumbs.label': 'You are here',
} as const
