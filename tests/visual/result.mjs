// The result of a run: a page for people, JSON for other runs, and a few lines on the console.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { page } from './page.mjs'

export function writeResult(folder, result) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path(folder, 'result.json'), `${JSON.stringify(result, undefined, 2)}\n`)
  writeFileSync(path(folder, 'index.html'), page(result.changed, result.stale))
}

export function summary({ task, taken, milliseconds, changed, stale }) {
  const count = (result) => changed.filter((outcome) => outcome.result === result).length
  const verb =
    task === 'update'
      ? { new: 'written', changed: 'accepted', stale: 'removed' }
      : { new: 'new', changed: 'different', stale: 'without a story' }
  return [
    `Pictures: ${taken} taken, ${taken - changed.length} equal, ${count('changed')} ${verb.changed}, ` +
      `${count('new')} ${verb.new}, ${stale.length} ${verb.stale}; ${Math.round(milliseconds / Math.max(1, taken))} ms each`,
    ...(task === 'check'
      ? stale.map((name) => `  no story takes ${name} any more; remove with: npm run visual:update`)
      : []),
    ...(changed.length > 0 ? ['  before, after and difference: tests/visual/report/index.html'] : []),
  ].join('\n')
}

/** Make one report of those in the folders, which hold a shard each, and write it to `report`. */
export function join(folders, report) {
  const results = folders.map(readResult)
  const { count } = results[0]?.shard ?? { count: 1 }
  for (let index = 1; index <= count; index++) {
    const found = results.filter(({ shard }) => shard?.count === count && shard.index === index)
    if (found.length === 1) continue
    throw new Error(
      found.length === 0
        ? `There is no report of shard ${index}/${count}, so that its pictures are unknown. Run: npm run visual -- --shard ${index}/${count}`
        : `${found.length} of the folders hold shard ${index}/${count}. Name each shard once`,
    )
  }
  if (results.length > count)
    throw new Error(`The folders hold shards of different runs. Name those of one run`)

  // One of the folders may be the one that is written.
  const gathered = mkdtempSync(path(tmpdir(), 'screenwright-report-'))
  for (const folder of folders) {
    for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )) {
      cpSync(path(folder, name), path(gathered, name), { recursive: true })
    }
  }
  rmSync(report, { recursive: true, force: true })
  cpSync(gathered, report, { recursive: true })
  rmSync(gathered, { recursive: true, force: true })

  const sum = (figure) => results.reduce((total, result) => total + result[figure], 0)
  const result = {
    task: 'check',
    taken: sum('taken'),
    milliseconds: sum('milliseconds'),
    changed: results.flatMap(({ changed }) => changed),
    stale: results.flatMap(({ stale }) => stale),
    passed: results.every(({ passed }) => passed),
  }
  writeResult(report, result)
  return result
}

function readResult(folder) {
  const file = path(folder, 'result.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  throw new Error(`${folder} holds no result.json. Name the folders that shards wrote as tests/visual/report`)
}
