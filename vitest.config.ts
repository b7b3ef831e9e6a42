import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { contextOptions, findBrowser, launchArguments } from './tests/browser/chromium.mjs'

/** Every story in a real browser: its play, its accessibility, nothing unexpected on the console. */
function stories(
  name: string,
  globals: Record<string, string>,
  setup: string[] = [],
): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globals })],
    test: {
      name,
      setupFiles: ['./tests/browser/quietConsole.ts', './tests/browser/page.ts', ...setup],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findBrowser().path, args: launchArguments },
          contextOptions,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/hosts/**', 'tests/package/**'],
          setupFiles: ['./tests/browser/quietConsole.ts'],
          env: { TZ: 'UTC' },
        },
      },
      stories('stories-light', { theme: 'light' }),
      stories('stories-dark', { theme: 'dark' }),
      stories('stories-rtl', { direction: 'rtl' }, ['./tests/browser/mirrored.ts']),
    ],
  },
})
