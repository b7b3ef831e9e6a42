import { expect, test } from 'vitest'
import { indexedDbSource } from '../../src/data/indexedDbSource'
import { bird, birds } from './birds'

test('a server, which has no IndexedDB, can make the source, and is told in words that nothing is kept', async () => {
  const source = indexedDbSource(bird, { name: 'zoo', seed: birds })
  expect(source.can.search).toBe(true)
  const problem = { status: 424, type: 'screenwright:storage-blocked' }
  await expect(source.list({})).rejects.toMatchObject({ name: 'ProblemError', problem })
  await expect(source.create({ name: 'Gull' })).rejects.toMatchObject({ problem })
  source.subscribe(() => {})()
})
