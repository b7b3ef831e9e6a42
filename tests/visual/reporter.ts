import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { pinnedName } from '../browser/chromium.mjs'
import { writeDigests } from './digests.ts'
import { baselines, manifest, report } from './folders.ts'
import { type Outcome, outcomes, type VisualTask } from './pictures.ts'
import { page } from './page.ts'

/** Says how the pictures compare once all are taken, and finds the baselines that belong to no story any more. */
export function visualReporter(task: VisualTask, everyStory: boolean): Reporter {
  return {
    onInit() {
      rmSync(report, { recursive: true, force: true })
    },
    onTestRunEnd(modules) {
      const stale = everyStory ? staleBaselines(modules) : []
      const changed = outcomes.filter(({ result }) => result !== 'equal')
      writePage(changed, stale)
      if (task === 'update') {
        accept(stale)
        writeDigests(pictures())
        signManifest()
      }
      print(task, changed, stale)
      if (task === 'check' && stale.length > 0) process.exitCode = 1
    },
  }
}

function staleBaselines(modules: readonly TestModule[]): string[] {
  const failed = new Set<string>()
  for (const module of modules) {
    // What did not run to its end took no picture, and its baselines are as good as they were.
    if (module.state() === 'failed' && [...module.children.allTests()].length === 0) return []
    for (const test of module.children.allTests('failed'))
      failed.add((test.meta() as { storyId?: string }).storyId ?? '')
  }
  const taken = new Set(outcomes.map(({ story, mode }) => `${story}/${mode}.png`))
  return pictures().filter((name) => !taken.has(name) && !failed.has(name.split('/')[0] ?? ''))
}

function pictures(): string[] {
  if (!existsSync(baselines)) return []
  return readdirSync(baselines, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(baselines, name)).map((file) => `${name}/${file}`))
    .sort()
}

function accept(stale: string[]) {
  for (const name of stale) rmSync(join(baselines, name))
  for (const { name } of readdirSync(baselines, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (readdirSync(join(baselines, name)).length === 0) rmSync(join(baselines, name), { recursive: true })
  }
}

/** Two browsers never draw alike, so that baselines are good for one. */
function signManifest() {
  mkdirSync(baselines, { recursive: true })
  writeFileSync(manifest, `${JSON.stringify({ browser: pinnedName }, undefined, 2)}\n`)
}

function writePage(changed: Outcome[], stale: string[]) {
  mkdirSync(report, { recursive: true })
  writeFileSync(join(report, 'index.html'), page(changed, stale))
}

function print(task: VisualTask, changed: Outcome[], stale: string[]) {
  const milliseconds = outcomes.reduce((sum, outcome) => sum + outcome.milliseconds, 0)
  const count = (result: Outcome['result']) => changed.filter((outcome) => outcome.result === result).length
  const verb =
    task === 'update'
      ? { new: 'written', changed: 'accepted', stale: 'removed' }
      : { new: 'new', changed: 'different', stale: 'without a story' }
  console.log(
    `\nPictures: ${outcomes.length} taken, ${outcomes.length - changed.length} equal, ${count('changed')} ${verb.changed}, ` +
      `${count('new')} ${verb.new}, ${stale.length} ${verb.stale}; ${Math.round(milliseconds / Math.max(1, outcomes.length))} ms each`,
  )
  if (task === 'check')
    for (const name of stale)
      console.log(`  no story takes ${name} any more; remove with: npm run visual:update`)
  if (changed.length > 0) console.log('  before, after and difference: tests/visual/report/index.html')
}
