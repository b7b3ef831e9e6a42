import type { CDPSession, Page } from 'playwright'

/**
 * Take a picture straight from the browser: the page is at rest already (`settled`), and what Playwright does to be sure
 * of that costs more than the picture.
 */
export async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  let session = sessions.get(page)
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)))
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
