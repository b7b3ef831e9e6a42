import type { BrowserCommand } from 'vitest/node'

/** Preferences that a person sets in the system, and that a page can only read. */
export interface Media {
  colorScheme?: 'light' | 'dark'
  contrast?: 'more'
  forcedColors?: 'active'
}

/** Make the page believe that the system asks for this, and for nothing else. */
export const emulateMedia: BrowserCommand<[Media]> = async ({ page }, media) => {
  await page.emulateMedia({
    colorScheme: media.colorScheme ?? 'light',
    contrast: media.contrast ?? 'no-preference',
    forcedColors: media.forcedColors ?? 'none',
  })
}
