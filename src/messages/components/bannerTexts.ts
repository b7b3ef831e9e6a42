/** The texts of banners. */
export const bannerTexts = {
  'banner.dismiss': 'Dismiss',
} as const
