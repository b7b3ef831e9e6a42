import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity, type RecordOf, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

afterEach(cleanup)
withRoom()

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  title: 'name',
  fields: { id: text({ readOnly: true }), name: text({ label: 'Name' }), ring: text({ label: 'Ring' }) },
})
type Bird = RecordOf<typeof bird>

/** A list that was read, and then the page of one of its records, whose answer is given later. */
async function start(listed: Partial<Bird>) {
  const answer = later<Bird>()
  const inner = memorySource(bird, [{ id: 'a', ...listed }])
  const source: DataSource<Bird> = { ...inner, get: () => answer.promise }
  const { rerender } = render(<ListScreen entity={bird} source={source} />)
  await screen.findByText('Gull')
  rerender(<DetailScreen entity={bird} source={source} id="a" />)
  return answer
}

function later<Value>() {
  let resolve!: (value: Value) => void
  let reject!: (thrown: unknown) => void
  const promise = new Promise<Value>((...given) => ([resolve, reject] = given))
  return { promise, resolve, reject }
}

const status = () => document.querySelector('.sw-DetailScreen')?.getAttribute('data-status')

it('a page is drawn from what the list had, and then from what the source answers', async () => {
  const { resolve } = await start({ name: 'Gull', ring: 'A1' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Gull')
  expect(status()).toBe('refreshing')
  await act(async () => resolve({ id: 'a', name: 'Herring gull', ring: 'A1' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Herring gull')
  expect(status()).toBe('ready')
})

it('stays, and says so, when the source does not answer', async () => {
  const { reject } = await start({ name: 'Gull', ring: 'A1' })
  await act(async () => reject(new ProblemError({ status: 404, title: 'Gone' })))
  await waitFor(() => expect(status()).not.toBe('refreshing'))
})

it('waits for the rest of a record of which the list had a part', async () => {
  await start({ name: 'Gull' })
  expect(status()).toBe('loading')
})
