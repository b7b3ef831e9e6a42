// npm run visual:repeat [-- 10 stories/fields …]: the same pictures over and over, none of which may differ.
import { spawnSync } from 'node:child_process'
import { argv, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'

const times = Number(argv[2] ?? 10)
const run = fileURLToPath(new URL('./run.mjs', import.meta.url))
let pictures = 0
let different = 0
let milliseconds = 0

for (let round = 1; round <= times; round++) {
  const { stdout, stderr, status } = spawnSync(execPath, [run, ...argv.slice(3)], { encoding: 'utf8' })
  const found = /Pictures: (\d+) taken, (\d+) equal, .* (\d+) ms each/.exec(stdout)
  if (!found || (status !== 0 && found[1] === found[2])) {
    console.error(stdout, stderr)
    exit(1)
  }
  const [taken, equal, each] = found.slice(1).map(Number)
  pictures += taken
  different += taken - equal
  milliseconds += taken * each
  console.log(`run ${round}: ${taken} pictures, ${taken - equal} different, ${each} ms each`)
}

console.log(
  `${times} runs, ${pictures} pictures, ${different} false differences, ${Math.round(milliseconds / Math.max(1, pictures))} ms each`,
)
exit(different === 0 ? 0 : 1)
