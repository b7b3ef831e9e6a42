import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, Vitest } from 'vitest/node'
import { pinnedName } from '../browser/chromium.mjs'
import { writeDigests } from './digests.ts'
import { baselines, manifest, report } from './folders.ts'
import { outcomes, type VisualTask } from './pictures.ts'
import { type Result, summary, writeResult } from './result.mjs'
import { forsaken, orphans, pictures } from './stale.ts'

/** Report how the pictures compare once all are taken, and find the baselines that belong to no story any more. */
export function visualReporter(task: VisualTask, shard?: Result['shard']): Reporter {
  let vitest: Vitest
  return {
    onInit(started) {
      vitest = started
      rmSync(report, { recursive: true, force: true })
    },
    onTestRunEnd(modules, _, reason) {
      // Of several machines the first one alone looks for what belongs to none. Chosen by name, stories leave gaps.
      const lost = shard === undefined || shard.index === 1 ? orphans() : []
      const stale = [...lost, ...(vitest.config.testNamePattern ? [] : forsaken(modules))]
      const result: Result = {
        task,
        shard,
        taken: outcomes.length,
        milliseconds: outcomes.reduce((sum, outcome) => sum + outcome.milliseconds, 0),
        changed: outcomes.filter(({ result }) => result !== 'equal'),
        stale,
        passed: reason === 'passed' && (task === 'update' || stale.length === 0),
      }
      writeResult(report, result)
      if (task === 'update') {
        accept(stale)
        writeDigests(pictures())
        signManifest()
      }
      console.log(`\n${summary(result)}`)
      if (!result.passed) process.exitCode = 1
    },
  }
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
