import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserInstanceOption } from 'vitest/node'
import { type Surroundings, usual } from './.storybook/usual.ts'
import { contextOptions, findBrowser, framesAtOnce, launchArguments } from './tests/browser/chromium.mjs'
import { importedPackages } from './tests/browser/importedPackages.ts'
import { reactCompiler } from './tests/compiled/reactCompiler.ts'
import { totals } from './tests/totals.ts'
import { mutantCommands, mutantReporter, task as mutants } from './tests/mutants/session.ts'
import { emulateMedia } from './tests/visual/media.ts'
import { takePictures } from './tests/visual/pictures.ts'
import { visualReporter } from './tests/visual/reporter.ts'
import { readShard } from './tests/visual/shards.mjs'

/** Set by `npm run visual`, `npm run visual:update` and `npm test`; without it no picture is taken. */
const visual = env.VISUAL === 'check' || env.VISUAL === 'update' ? env.VISUAL : undefined

/**
 * Every story in a real browser, in English and in Arabic: its play, its accessibility, nothing unexpected on the console,
 * its pictures. Dark is no run of its own: what differs there is colour, which the light run looks at before it goes on.
 * Both runs are of one project, so that one server makes the sources ready for both.
 */
const stories: TestProjectInlineConfiguration = {
  plugins: [prepared(), storybookTest({ configDir: '.storybook', tags: { skip: ['runs-elsewhere'] } })],
  test: {
    name: 'stories',
    // One page for all files of a run: a page for each takes longer than the stories do.
    isolate: false,
    // A page more than there are cores, since each waits now and then for the runner. A few stories are through before a
    // second page has begun.
    maxWorkers: mutants || env.FEW_STORIES ? 1 : availableParallelism() + 1,
    // Many mutants in one story take their time.
    ...(mutants && { hookTimeout: 3_600_000 }),
    env: { PICTURES_ONLY: env.PICTURES_ONLY ?? '', DEBUG_PRINT_LIMIT: '0' },
    setupFiles: ['./tests/browser/setup/stories.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      commands: {
        takePictures: takePictures(visual ?? 'check'),
        emulateMedia,
        ...(mutants && mutantCommands),
      },
      provider: playwright({
        launchOptions: { executablePath: findBrowser().path, args: [...launchArguments, ...framesAtOnce] },
        // Larger than any story: Vitest shrinks, and so blurs, what does not fit, and what focus can scroll is not still.
        contextOptions: { ...contextOptions, viewport: { width: 1280, height: 3000 } },
      }),
      instances: [storiesIn('stories-light', {}, 5), storiesIn('stories-rtl', { direction: 'rtl' }, 6)],
    },
  },
}

/** The stories in these surroundings. */
function storiesIn(
  name: string,
  chosen: Partial<Surroundings>,
  groupOrder: number,
): BrowserInstanceOption & { sequence: { groupOrder: number } } {
  const surroundings = { ...usual, ...chosen }
  return {
    browser: 'chromium',
    name,
    // One after the other: types leave this out, and Vitest heeds it.
    sequence: { groupOrder },
    provide: {
      surroundings,
      asked: { pictures: visual !== undefined || mutants !== undefined, mutants: mutants !== undefined },
      // As the plugin's `initialGlobals` would, which are the same for all runs of a project.
      'storybook/test-initial-globals': { ...surroundings, viewport: { value: 'wide' } },
    },
  }
}

/**
 * Prepares what the stories import before the first one runs: found out later, a package may be there twice, and React
 * does not bear that.
 */
function prepared(): Plugin {
  return {
    name: 'screenwright:prepared',
    enforce: 'post',
    config: () => ({
      cacheDir: 'node_modules/.cache/vitest/stories',
      optimizeDeps: { include: [...importedPackages('src', 'stories', '.storybook'), 'axe-core'] },
    }),
  }
}

/** Tests of whole pages from a server of their own, in a browser that all files share. */
const pages = ['tests/browser/**/*.test.ts', 'tests/*/inChromium/**/*.test.ts', 'tests/**/inChromium.test.ts']

/**
 * Tests of plain TypeScript, as it runs on a server: whole rooms, and elsewhere the files that say so. With those among the
 * tests of components Vitest would begin anew, with nothing imported, at each change from one kind to the other.
 */
const plain = [
  'tests/{bytes,data,import,sample,spec,messages,testing}/**/*.test.ts',
  ...readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path}`)
    .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment node')),
]

/**
 * What is tested as the React Compiler makes it, and once: as they are written, fields, forms and screens are in the stories,
 * in the pages and in the apps, and with AS_WRITTEN=1 here as well.
 */
const components = ['tests/{compiled,fields,form,screens}/**/*.test.tsx']

/** Longer than any test needs: a busy machine takes its time, and what never comes fails all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

/** What is tested when it is built, packed or installed. */
const ofPackages = ['tests/hosts/vite/**', 'tests/package/**']

/** The names that a host imports, resolved to the sources. */
const doors = [
  { find: /^screenwright$/, replacement: new URL('src/index.ts', import.meta.url).pathname },
  { find: /^screenwright\/(\w+)$/, replacement: new URL('src/$1.ts', import.meta.url).pathname },
]

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(mutants ? [mutantReporter] : []),
      ...(visual ? [visualReporter(visual, readShard(env.VISUAL_SHARD))] : []),
      ...(env.TEST_TOTALS ? [totals(env.TEST_TOTALS)] : []),
    ],
    projects: [
      {
        // The code of the guides is tried on the sources.
        resolve: { alias: doors },
        test: {
          name: 'plain',
          environment: 'node',
          include: plain,
          exclude: [...pages, ...ofPackages],
          // Files leave nothing behind that a later one could depend on.
          isolate: false,
          // All files of one project, then all of the next, so that what they import is read once.
          sequence: { groupOrder: 1 },
          setupFiles: ['./tests/browser/setup/unit.ts'],
          env: { TZ: 'UTC' },
          ...patience,
        },
      },
      {
        resolve: { alias: doors },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...plain, ...pages, ...ofPackages, ...components],
          isolate: false,
          sequence: { groupOrder: 2 },
          setupFiles: ['./tests/browser/setup/unit.ts'],
          env: { TZ: 'UTC' },
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          environment: 'node',
          include: pages,
          // One file after the other, beside the other stages; what they import is read once.
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 4 },
          globalSetup: ['./tests/browser/shared.ts'],
          setupFiles: ['./tests/browser/setup/pages.ts'],
          env: { TZ: 'UTC' },
          ...patience,
        },
      },
      {
        plugins: env.AS_WRITTEN ? [] : [reactCompiler()],
        test: {
          name: 'compiled',
          environment: 'happy-dom',
          include: components,
          exclude: [...plain, ...pages, ...(env.AS_WRITTEN ? ['tests/compiled/**'] : [])],
          isolate: false,
          sequence: { groupOrder: 3 },
          setupFiles: ['./tests/browser/setup/unit.ts'],
          env: { TZ: 'UTC' },
          ...patience,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          ...patience,
        },
      },
      stories,
    ],
  },
})
