// npm run mutants [-- --count 200 --seed 1 --only src/components/Button.css stories/components …]
// Changes the sheets, one thing at a time, and prints which changes a person would see and no picture shows.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

const root = fileURLToPath(new URL('../..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'screenwright-mutants-'))
const file = join(scratch, 'fates.json')

const every = ['stories-light', 'stories-rtl']
let fates = run('check', every, positionals)
const files = new Set(fates.flatMap(({ caughtBy, probe }) => (caughtBy ? [] : probe)))
if (files.size > 0) fates = run('probe', ['stories-light'], [...files])
if (fates.some(({ caughtBy, seenIn }) => !caughtBy && seenIn)) fates = run('recheck', every, positionals)
rmSync(scratch, { recursive: true, force: true })
exit(print(fates) ? 0 : 1)

function run(pass, projects, stories) {
  const started = performance.now()
  const task = { pass, count: Number(values.count), seed: Number(values.seed), only: values.only, file }
  const { status, stdout, stderr } = spawnSync(
    execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...stories,
    ],
    { cwd: root, encoding: 'utf8', env: { ...env, MUTANTS: JSON.stringify(task), PICTURES_ONLY: 'yes' } },
  )
  if (status !== 0) console.log(stdout, stderr)
  console.log(`${pass}: ${Math.round((performance.now() - started) / 1000)} s`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function print(fates) {
  const groups = [
    ['seen by a person and by no picture', fates.filter((fate) => !fate.caughtBy && fate.seenIn)],
    ['not in any story', fates.filter((fate) => !fate.caughtBy && fate.probe.length === 0)],
  ]
  if (values.verbose)
    groups.push([
      'nowhere to be seen',
      fates.filter((fate) => !fate.caughtBy && !fate.seenIn && fate.probe.length > 0),
    ])
  for (const [words, list] of groups) {
    if (list.length === 0) continue
    console.log(`\n${list.length} ${words}:`)
    for (const { mutant, seenIn } of list) {
      console.log(
        `  ${mutant.path}:${mutant.line} ${mutant.words}${seenIn ? `\n      seen in ${seenIn}` : ''}`,
      )
    }
  }
  const caught = fates.filter(({ caughtBy }) => caughtBy).length
  const visible = caught + groups[0][1].length
  console.log(`\ncaught ${caught} of ${visible} visible of ${fates.length} (seed ${values.seed})`)
  return caught === visible
}
