// Splits the stories over machines.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `1/4` as numbers, or nothing where it is not one of so many. */
export function readShard(words = '') {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(words)?.map(Number) ?? []
  return index >= 1 && index <= count ? { index, count } : undefined
}

/** The story files of this shard: the same on every machine. */
export function filesOfShard({ index, count }) {
  const files = readdirSync(join(root, 'stories'), { recursive: true })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `stories/${path.replaceAll('\\', '/')}`)
  const stories = (file) => readFileSync(join(root, file), 'utf8').match(/^export const /gm)?.length ?? 0
  return split(new Map(files.map((file) => [file, stories(file)])), count)[index - 1]
}

/** Deal files out, those with most stories first, each to the shard that has fewest so far. */
export function split(files, count) {
  const shards = Array.from({ length: count }, () => ({ stories: 0, files: [] }))
  const largestFirst = [...files].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
  for (const [file, stories] of largestFirst) {
    const shard = shards.reduce((least, next) => (next.stories < least.stories ? next : least))
    shard.stories += stories
    shard.files.push(file)
  }
  return shards.map((shard) => shard.files.sort())
}
