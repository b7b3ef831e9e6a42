// npm run visual [-- stories/fields …]      compares every story, or those named, with its baseline
// npm run visual -- --shard 1/4             compares the first of four parts, of which each machine takes one
// npm run visual -- --join <folder> …       makes one report of those that the machines wrote
// npm run visual:update [-- stories/…]      accepts what the stories look like now
import { spawnSync } from 'node:child_process'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { reasonNotToCompare } from './manifest.mjs'
import { join, summary } from './result.mjs'
import { filesOfShard, readShard } from './shards.mjs'

const [option, ...values] = argv.slice(2)

if (option === '--join') joinReports(values)

const update = option === '--update'
const files = filesFor(update ? values : argv.slice(2))
const reason = reasonNotToCompare()
if (reason && !(update && reason.ours)) leave(`The visual check cannot run: ${reason.words}.`)

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(
  execPath,
  [vitest, 'run', '--project', 'stories-light', '--project', 'stories-rtl', ...files],
  {
    stdio: 'inherit',
    env: {
      ...env,
      VISUAL: update ? 'update' : 'check',
      VISUAL_SHARD: option === '--shard' ? values[0] : '',
      PICTURES_ONLY: 'yes',
    },
  },
)
exit(status ?? 1)

function filesFor([first, ...rest]) {
  if (first !== '--shard') return first === undefined ? [] : [first, ...rest]
  if (update) leave('Pictures are accepted on one machine, not in shards: npm run visual:update')
  const shard = readShard(rest[0])
  if (!shard || rest.length > 1) leave('A shard is one of so many: npm run visual -- --shard 1/4')
  const files = filesOfShard(shard)
  if (files.length === 0)
    leave(`There are fewer story files than ${shard.count}. Split them over fewer machines.`)
  return files
}

function joinReports(folders) {
  if (folders.length === 0)
    leave('Name the folders that hold the reports: npm run visual -- --join first second')
  try {
    const result = join(folders, fileURLToPath(new URL('./report', import.meta.url)))
    console.log(summary(result))
    if (!result.passed)
      console.log(
        '\nNext: look at tests/visual/report/index.html; what else failed stands in the output of its shard',
      )
    exit(result.passed ? 0 : 1)
  } catch (error) {
    leave(error.message)
  }
}

function leave(words) {
  console.error(words)
  exit(2)
}
