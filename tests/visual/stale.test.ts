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
  expect(
    files.filter((_, index) => ids[index] === ''),
    "These name no component, so that their pictures cannot be told from stale ones. Give each a title: meta({ title: 'Fields/TimeField' })",
  ).toEqual([])
  expect(
    files.filter((_, index) => ids.indexOf(ids[index]!) !== index),
    'These have the title of another file, so that each would remove the pictures of the other. Give each a title of its own',
  ).toEqual([])
})
