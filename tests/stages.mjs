// The stages of npm test: what each runs, what it needs, and what to do when it fails.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const tool = (path, ...values) => [join(root, 'node_modules', path), ...values]
const vitest = (...projects) =>
  tool('vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name]))

/** Half of the cores: another stage has the others. */
const halfTheCores = [`--maxWorkers=${Math.max(1, availableParallelism() >> 1)}`, '--pool=threads']

/**
 * Of the test files that a change reaches those that such a project may have, the nearest that have no more than `most`
 * tests: starting a project for nothing takes seconds.
 */
const someTests =
  (most, pattern) =>
  ({ tests, nearest }) => {
    const files = nearest(
      tests.filter((path) => pattern.test(path)),
      most,
    )
    return files.length > 0 && [...files, '--passWithNoTests']
  }

/**
 * In the order in which they start: first what tells most in a few seconds, then the longest, so that no core waits for
 * one at the end. They run side by side, as many as there are cores, and one that is `alone` by itself, on all of them.
 * `after` names the stage whose output it reads. `only` answers with the arguments for a change, or with nothing to be
 * left out then, and `nearby` says what else holds for the stage when only the nearest are run. The numbers there let a
 * change take about two minutes on two cores, even that of a component that everything draws.
 */
export const stages = [
  {
    name: 'format',
    command: tool('oxfmt/bin/oxfmt', '--check'),
    only: () => [],
    next: 'npm run format',
  },
  {
    name: 'types',
    command: tool('typescript/bin/tsc', '--noEmit', '-p', '.'),
    only: () => [],
    next: 'mend the types above, then: npm test -- types',
  },
  {
    name: 'lint',
    command: tool('oxlint/bin/oxlint', '--deny-warnings'),
    only: () => [],
    next: 'mend what is named above, then: npm test -- lint',
  },
  { name: 'build', command: tool('tsup/dist/cli-default.js'), next: 'npm run build' },
  {
    name: 'pages',
    command: vitest('pages'),
    tests: true,
    only: someTests(10, /inChromium|^tests\/browser\//),
    next: 'one file alone: npx vitest --project pages tests/…/inChromium.test.ts',
  },
  {
    name: 'unit',
    command: [...vitest('plain', 'unit'), ...halfTheCores],
    tests: true,
    only: someTests(40, /^(?!tests\/(?:compiled|fields|form|screens)\/.*\.tsx$)(?!.*inChromium)/),
    next:
      'one file alone: npx vitest --project plain --project unit tests/…/name.test.ts. New public names, or other ' +
      'words: read the difference, and if it is meant, add -u',
  },
  {
    name: 'compiled',
    command: [...vitest('compiled'), ...halfTheCores],
    tests: true,
    only: someTests(20, /^tests\/(?:compiled|fields|form|screens)\/.*\.tsx$/),
    next:
      'one file alone: npx vitest --project compiled tests/…/name.test.tsx. What passes with AS_WRITTEN=1 before it, and ' +
      'fails without, breaks a rule of React',
  },
  { name: 'host', after: 'build', command: ['tests/hosts/run.mjs'], next: 'npm run build && npm run host' },
  {
    name: 'package',
    after: 'build',
    command: vitest('package'),
    tests: true,
    next: 'npm run build && npm run package-check',
  },
  {
    name: 'size',
    after: 'build',
    command: tool('size-limit/bin.js', '--config', 'tests/package/size-limit.config.mjs'),
    next:
      'see what came along: npx esbuild dist/index.js --bundle --analyze. What is worth its bytes: raise the limit in ' +
      'tests/package/size-limit.config.mjs by what it needs and 3 to 5 % more, and say why in the commit',
  },
  {
    name: 'stories',
    alone: true,
    command: vitest('stories-light', 'stories-rtl'),
    tests: true,
    pictures: true,
    // One page leaves a core to the other stages.
    nearby: { alone: false, env: { FEW_STORIES: 'true' } },
    only: ({ stories, nearest }) => {
      const files = nearest(stories, 24)
      return files.length > 0 && files
    },
    next:
      'one file alone: npx vitest --project stories-light stories/…/Name.stories.tsx. Pictures: look at ' +
      'tests/visual/report/index.html, and if they are meant: npm run visual:update -- stories/…/Name.stories.tsx',
  },
]
