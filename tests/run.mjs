// npm test: everything, one stage after the other, up to the first that fails.
//   npm test -- unit stories      only these stages
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { reasonNotToCompare } from './visual/manifest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'screenwright-'))

const tool = (path, ...values) => [join(root, 'node_modules', path), ...values]
const vitest = (...projects) =>
  tool('vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name]))

/** As many workers as there are cores: Vitest leaves one to itself, which is idle most of the time. */
const everyCore = [`--maxWorkers=${availableParallelism()}`, '--pool=threads']

const stages = [
  {
    name: 'types',
    command: tool('typescript/bin/tsc', '--noEmit', '-p', '.'),
    next: 'mend the types above, then: npm test -- types',
  },
  {
    name: 'lint',
    command: tool('oxlint/bin/oxlint', '--deny-warnings'),
    next: 'mend what is named above, then: npm test -- lint',
  },
  {
    name: 'format',
    command: tool('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
    next: 'npm run format',
  },
  {
    name: 'unit',
    command: [...vitest('plain', 'unit'), ...everyCore],
    tests: true,
    next:
      'one file alone: npx vitest --project plain --project unit tests/…/name.test.ts. New public names, or other ' +
      'words: read the difference, and if it is meant, add -u',
  },
  {
    name: 'pages',
    command: [...vitest('pages'), '--no-file-parallelism'],
    tests: true,
    next: 'one file alone: npx vitest --project pages tests/…/inChromium.test.ts',
  },
  {
    name: 'compiled',
    command: [...vitest('compiled'), ...everyCore],
    tests: true,
    next: 'what passes in `unit` and fails here breaks a rule of React: npx vitest --project compiled tests/…',
  },
  {
    name: 'stories',
    command: vitest('stories-light', 'stories-rtl'),
    tests: true,
    pictures: true,
    next:
      'one file alone: npx vitest --project stories-light stories/…/Name.stories.tsx. Pictures: look at ' +
      'tests/visual/report/index.html, and if they are meant: npm run visual:update -- stories/…/Name.stories.tsx',
  },
  { name: 'build', command: tool('tsup/dist/cli-default.js'), next: 'npm run build' },
  {
    name: 'package',
    command: vitest('package'),
    tests: true,
    next: 'npm run build && npm run package-check',
  },
  {
    name: 'size',
    command: tool('size-limit/bin.js', '--config', 'tests/package/size-limit.config.mjs'),
    next:
      'see what came along: npx esbuild dist/index.js --bundle --analyze. What is worth its bytes: raise the limit in ' +
      'tests/package/size-limit.config.mjs by what it needs and 3 to 5 % more, and say why in the commit',
  },
  { name: 'host', command: ['tests/hosts/run.mjs'], next: 'npm run build && npm run host' },
]

const chosen = argv.slice(2)
const unknown = chosen.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(
    `No stage is called ${unknown.join(', ')}: there are ${stages.map(({ name }) => name).join(', ')}`,
  )
  exit(2)
}

const sum = { passed: 0, failed: 0 }
const started = performance.now()
let loud = ''

for (const stage of stages.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  if (!(await passes(stage))) break
}

rmSync(scratch, { recursive: true, force: true })
console.log(`${'in all'.padEnd(10)} ${seconds(started)}`)
if (loud) console.log(loud)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
exit(sum.failed === 0 ? 0 : 1)

async function passes(stage) {
  const from = performance.now()
  const reason = stage.pictures ? unableToCompare() : undefined
  const totals = join(scratch, `${stage.name}.json`)
  const { status, output } = await run(stage.command, {
    ...(stage.tests && { TEST_TOTALS: totals }),
    ...(stage.pictures && !reason && { VISUAL: 'check', VISUAL_SCOPE: 'every' }),
  })
  const counted = stage.tests ? read(totals) : { passed: 0, failed: 0 }
  sum.passed += counted.passed
  sum.failed += status === 0 ? counted.failed : Math.max(counted.failed, 1)
  const words = [
    stage.tests && `${counted.passed} passed, ${counted.failed} failed`,
    /^Pictures: .*$/m.exec(output)?.[0],
    status !== 0 && 'FAILED',
  ]
  console.log(`${stage.name.padEnd(10)} ${seconds(from)}  ${words.filter(Boolean).join('; ')}`.trimEnd())
  if (status !== 0) console.log(`\n${output.trim()}\n\nNext: ${stage.next}\n`)
  if (reason) loud = `THE VISUAL CHECK DID NOT RUN: ${reason}.`
  return status === 0
}

/** A machine that cannot draw as the baselines are drawn still tests the behaviour; a new browser must be accepted. */
function unableToCompare() {
  const reason = reasonNotToCompare()
  if (reason?.ours) {
    console.error(`The visual check cannot run: ${reason.words}.`)
    console.log('0 passed, 1 failed')
    exit(1)
  }
  return reason?.words
}

function run([file, ...values], more) {
  return new Promise((resolve) => {
    const child = spawn(execPath, [file, ...values], {
      cwd: root,
      env: { ...env, ...more, CI: env.CI ?? 'true' },
    })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`
}
