// npm run visual [-- stories/fields …]      compares every story, or those named, with its baseline
// npm run visual:update [-- stories/…]      accepts what the stories look like now
import { spawnSync } from 'node:child_process'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { reasonNotToCompare } from './manifest.mjs'

const update = argv[2] === '--update'
const files = argv.slice(update ? 3 : 2)
const reason = reasonNotToCompare()

if (reason && !(update && reason.ours)) {
  console.error(`The visual check cannot run: ${reason.words}.`)
  exit(2)
}

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(
  execPath,
  [vitest, 'run', '--project', 'stories-light', '--project', 'stories-rtl', ...files],
  {
    stdio: 'inherit',
    env: {
      ...env,
      VISUAL: update ? 'update' : 'check',
      VISUAL_SCOPE: files.length === 0 ? 'every' : 'some',
      PICTURES_ONLY: 'yes',
    },
  },
)
exit(status ?? 1)
