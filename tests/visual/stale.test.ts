// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { componentId } from '../changed/reach.mjs'
import { stories } from './folders'
import { orphans } from './stale'

it('leaves no picture behind of what has no stories any more', () => {
  expect(orphans(), 'Remove these with: npm run visual:update').toEqual([])
})

it('knows what each story file is about, and no two are about the same', () => {
  const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.stories.tsx'),
  )
  const ids = files.map((path) => componentId(readFileSync(join(stories, path), 'utf8')))
  expect(files.filter((_, index) => ids[index] === '')).toEqual([])
  expect(files.filter((_, index) => ids.indexOf(ids[index]!) !== index)).toEqual([])
})
