// Whether the visual check can run here.
import { existsSync, readFileSync } from 'node:fs'
import { findBrowser, pinnedName } from '../browser/chromium.mjs'

const manifest = new URL('./baselines/manifest.json', import.meta.url)

/** Why no comparison here would mean anything: one line, or `undefined` where all is well. */
export function reasonNotToCompare() {
  const browser = findBrowser()
  if (!browser.pinned) {
    return {
      ours: false,
      words: `its baselines are drawn by ${pinnedName} (Linux on x64), and this machine tests in ${browser.name}`,
    }
  }
  const drawnBy = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).browser : pinnedName
  if (drawnBy === pinnedName) return undefined
  return {
    ours: true,
    words: `its baselines are drawn by ${drawnBy}, and this is ${pinnedName}. Look at both, then: npm run visual:update`,
  }
}
