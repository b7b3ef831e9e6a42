import type { BrowserCommand } from 'vitest/node'

/** The page around a story is no larger than most stories: each picture costs what the whole page costs to draw. */
export const smallestPage = { width: 1024, height: 768 }

/** Make the page around a story at least as large as it: what does not fit is shrunk, and so blurred, or not in sight. */
export const fitPage: BrowserCommand<[width: number, height: number]> = async ({ page }, width, height) => {
  await page.setViewportSize({
    width: Math.max(width, smallestPage.width),
    height: Math.max(height, smallestPage.height),
  })
}
