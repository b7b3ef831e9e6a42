// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join, type Result, summary, writeResult } from './result.mjs'
import { filesOfShard, readShard, split } from './shards.mjs'

describe('a shard', () => {
  it('has each story file once, and about as many stories as the others', () => {
    const shards = [1, 2, 3, 4].map((index) => filesOfShard({ index, count: 4 }))
    const files = shards.flat()
    expect(new Set(files).size).toBe(files.length)
    expect([...files].sort()).toEqual(filesOfShard({ index: 1, count: 1 }))
    const stories = shards.map((shard) =>
      shard.reduce(
        (sum, file) => sum + (readFileSync(file, 'utf8').match(/^export const /gm)?.length ?? 0),
        0,
      ),
    )
    expect(Math.max(...stories) - Math.min(...stories)).toBeLessThanOrEqual(5)
  })

  it('is the same in whichever order a machine lists its files', () => {
    const files = [
      ['a', 3],
      ['b', 9],
      ['c', 3],
      ['d', 5],
    ] as const
    expect(split(new Map(files), 2)).toEqual(split(new Map([...files].reverse()), 2))
  })

  it('is one of so many', () => {
    expect(readShard('2/4')).toEqual({ index: 2, count: 4 })
    expect(['0/4', '5/4', '1', '', 'a/b'].map((words) => readShard(words))).toEqual(Array(5).fill(undefined))
  })
})

describe('the reports of shards', () => {
  let home = ''
  beforeEach(() => void (home = mkdtempSync(path(tmpdir(), 'screenwright-join-'))))
  afterEach(() => rmSync(home, { recursive: true }))

  const equal: Result = { task: 'check', taken: 10, milliseconds: 500, changed: [], stale: [], passed: true }
  const write = (name: string, more: Partial<Result>) => {
    const folder = path(home, name)
    writeResult(folder, { ...equal, ...more })
    return folder
  }

  it('join to one, with all pictures to look at, that passes if all have passed', () => {
    const one = write('one', { shard: { index: 1, count: 2 } })
    const changed = { story: 'button--busy', mode: 'dark', result: 'changed', milliseconds: 50 } as const
    const two = write('two', { shard: { index: 2, count: 2 }, changed: [changed], passed: false })
    mkdirSync(path(two, 'button--busy'))
    writeFileSync(path(two, 'button--busy/dark-after.png'), 'picture')

    const report = path(home, 'report')
    const result = join([two, one], report)
    expect(result).toMatchObject({ taken: 20, changed: [changed], passed: false })
    expect(summary(result)).toMatch(
      /^Pictures: 20 taken, 19 equal, 1 different, 0 new, 0 without a story; 50 ms each/,
    )
    expect(readFileSync(path(report, 'button--busy/dark-after.png'), 'utf8')).toBe('picture')
    expect(readFileSync(path(report, 'index.html'), 'utf8')).toContain('button--busy')

    const passing = write('three', { shard: { index: 2, count: 2 } })
    expect(join([one, passing], report).passed).toBe(true)
  })

  it('join into the folder that the last of them wrote', () => {
    const report = write('report', { shard: { index: 2, count: 2 } })
    expect(join([write('one', { shard: { index: 1, count: 2 } }), report], report).taken).toBe(20)
  })

  it('do not join while one is missing, or twice there', () => {
    const one = write('one', { shard: { index: 1, count: 2 } })
    const report = path(home, 'report')
    expect(() => join([one], report)).toThrow('Run: npm run visual -- --shard 2/2')
    expect(() => join([one, one], report)).toThrow('2 of the folders hold shard 1/2')
    expect(() => join([one, home], report)).toThrow('holds no result.json')
  })

  it('do not join with that of a whole run', () => {
    expect(() => join([write('whole', {})], path(home, 'report'))).toThrow('There is no report of shard 1/1')
  })
})
