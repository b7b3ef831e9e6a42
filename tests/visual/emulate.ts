import { commands, page } from 'vitest/browser'
import type { Media } from './media'

/** Emulate these preferences and no others, unless it is so already: most looks ask for nothing. */
export async function emulate(media: Media) {
  const asked = JSON.stringify(media)
  if (asked === emulated) return
  const wasForced = emulated.includes('forcedColors')
  await commands.emulateMedia(media)
  emulated = asked
  // Chromium keeps the ground of forced colours until the window has another size; each picture asks for its own.
  if (wasForced) await page.viewport(innerWidth, innerHeight - 1)
}

let emulated = '{}'
