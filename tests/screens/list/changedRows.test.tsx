import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { keepRecord } from '../../../src/screens/source/recordCache'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { withRoom } from '../withRoom'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name', required: true }) },
})

withRoom()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function list() {
  const source = memorySource(
    bird,
    ['Crow', 'Gull', 'Owl'].map((name, place) => ({ id: place + 1, name })),
  )
  render(<ListScreen entity={bird} source={source} fields={['name']} layout="table" />)
  await screen.findByText('Gull')
  return source
}

const marked = () =>
  [...document.querySelectorAll('[data-changed]')].map(
    (row) => row.querySelector('[role="rowheader"]')?.textContent,
  )
const announced = (words: string) => document.body.textContent?.includes(words)

it('marks the rows that others have changed, says so once, and takes the marks away by themselves', async () => {
  const source = await list()
  expect(marked()).toEqual([])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => {
    source.control.changeElsewhere(1, { name: 'Hooded crow' })
    source.control.changeElsewhere(3, { name: 'Barn owl' })
  })
  await screen.findByText('Barn owl')
  expect(marked()).toEqual(['Hooded crow', 'Barn owl'])
  await waitFor(() => expect(announced('Someone else has changed 2 of these')).toBe(true))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(marked()).toEqual([])
  expect(screen.getByText('Barn owl')).toBeTruthy()
})

it('marks none that the person has changed, nor one that is new', async () => {
  const source = await list()
  const stored = await source.update(2, { name: 'Herring gull' })
  act(() => keepRecord(source, 2, stored, 'id'))
  await screen.findByText('Herring gull')
  expect(marked()).toEqual([])
  const made = await source.create({ name: 'Wren' })
  act(() => source.control.changeElsewhere(made.id, { name: 'Wren' }))
  await screen.findByText('Wren')
  expect(marked()).toEqual([])
})
