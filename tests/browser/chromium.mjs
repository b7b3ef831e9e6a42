// Which browser the tests run in, and how it is started.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, platform } from 'node:process'
import { chromium } from 'playwright'
import { pinnedBrowser, pinnedVersion } from './pinned.mjs'

/** The name under which the baselines of the visual check are valid. */
export const pinnedName = `@sparticuz/chromium ${pinnedVersion().version}`

export const notFound =
  'No browser to test in: install Chrome or Chromium, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.'

/**
 * The browser to test in: the one CHROMIUM_PATH names, the pinned one, an installed Chrome or Chromium,
 * or Playwright's own. Only the pinned one draws the pictures of the visual check.
 */
export function findBrowser() {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and nothing is there.`)
    const pinned = /[\\/]\.cache[\\/]chromium-[^\\/]+[\\/]chromium$/.test(env.CHROMIUM_PATH)
    return { path: env.CHROMIUM_PATH, name: pinned ? pinnedName : env.CHROMIUM_PATH, pinned }
  }
  const pinned = pinnedBrowser()
  if (pinned) return { path: pinned, name: pinnedName, pinned: true }
  const other = installed().find((path) => existsSync(path))
  if (other) return { path: other, name: other, pinned: false }
  throw new Error(notFound)
}

/** Nothing that reaches the network, and nothing that makes two pictures of one page differ. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-lcd-text',
]

/** No screen shows the frames of a story: none waits for its turn on one. */
export const framesAtOnce = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** One place and one language for every run, so that a date reads the same on every machine. */
export const contextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  deviceScaleFactor: 1,
}

function installed() {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => (platform === 'win32' ? ['chrome.exe'] : names).map((name) => join(folder, name)))
  const usual =
    platform === 'darwin'
      ? ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
          ['/Applications', `${env.HOME}/Applications`].map(
            (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
          ),
        )
      : platform === 'win32'
        ? [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
            .filter((folder) => folder !== undefined)
            .flatMap((folder) => [
              join(folder, 'Google/Chrome/Application/chrome.exe'),
              join(folder, 'Chromium/Application/chrome.exe'),
              join(folder, 'Microsoft/Edge/Application/msedge.exe'),
            ])
        : ['/snap/bin/chromium', '/opt/google/chrome/chrome']
  return [...onPath, ...usual, chromium.executablePath()]
}
