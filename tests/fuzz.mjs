// npm run fuzz [-- rounds]: every property on cases that no run has tried, round by round until one fails.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, execPath, exit } from 'node:process'

const rounds = Number(argv[2] ?? 10)
const files = readdirSync('tests', { recursive: true })
  .map((name) => join('tests', name))
  .filter((name) => name.endsWith('.test.ts') && /\/properties'$/m.test(readFileSync(name, 'utf8')))

for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31))
  console.log(`round ${round} of ${rounds}: PROPERTY_SEED=${seed}`)
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'plain', '--project', 'unit', ...files]
  const { status } = spawnSync(execPath, tests, {
    env: { ...env, PROPERTY_SEED: seed },
    stdio: 'inherit',
  })
  if (status !== 0) exit(1)
}
