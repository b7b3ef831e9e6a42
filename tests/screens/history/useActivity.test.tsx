import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useActivity } from '../../../src/screens/history/useActivity'
import type { ActivityTarget } from '../../../src/screens/history/activityState'
import { part } from '../../../stories/product/workshop'

afterEach(cleanup)

const change = { id: 1, at: '2026-03-01T08:00:00Z', recordId: 'P-101', isFirst: true }
const targets = [
  { entity: part, source: { activity: () => Promise.resolve({ changes: [change] }) } },
] as unknown as readonly ActivityTarget[]

test('a kind that there is not, as an address may ask for, has no results', async () => {
  const { result } = renderHook(() => useActivity({ targets, filter: { kind: 'spaceship' } }))
  await waitFor(() => expect(result.current.status).toBe('noResults'))
})

test('it loads until every source that is asked has answered', async () => {
  const { result } = renderHook(() => useActivity({ targets }))
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('ready'))
})

test('more days than there are moments, as an address may ask for, are all of them', async () => {
  const { result } = renderHook(() => useActivity({ targets, filter: { days: 1e12 } }))
  await waitFor(() => expect(result.current.status).toBe('ready'))
})
