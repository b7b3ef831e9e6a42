import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { instant, text } from '../../../src/spec/fields/fields'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    sent: instant({ label: 'Sent', readOnly: true }),
    seen: instant({ label: 'Seen', readOnly: true }),
    due: instant({ label: 'Due' }),
  },
  facts: ['seen'],
})
const source = memorySource(parcel, [
  { id: 'A', sent: '2026-11-20T08:00:00Z', seen: '2026-11-21T12:30:00Z', due: '2026-11-25T09:00:00Z' },
])

it('tells a fact from now, and the other values exactly; none of them twice', async () => {
  render(<DetailScreen entity={parcel} source={source} id="A" />)
  expect((await screen.findByText('2 hours ago')).closest('dl')?.textContent).toContain('Seen')
  expect(screen.getByText(/^Nov 20, 2026/)).toBeTruthy()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Seen', 'Sent', 'Due'])
})

it('takes the facts of the host before those of the entity', async () => {
  render(<DetailScreen entity={parcel} source={source} id="A" facts={['sent']} />)
  expect((await screen.findByText('1 day ago')).closest('dl')?.textContent).toContain('Sent')
  expect(screen.queryByText('2 hours ago')).toBeNull()
})

it('tells the hour of a fact that a person has set: it is an appointment', async () => {
  render(<DetailScreen entity={parcel} source={source} id="A" facts={['due']} />)
  expect((await screen.findByText(/^Nov 25, 2026, 9:00\sAM UTC$/)).closest('dl')?.textContent).toContain(
    'Due',
  )
})

it('shows the name of a section of one value once, and still tells whose the value is', async () => {
  const sections = [{ name: 'due', fields: ['due'] }] as const
  const declared = defineEntity({ ...parcel, facts: [], sections })
  render(<DetailScreen entity={declared} source={source} id="A" />)
  expect(await screen.findByRole('heading', { name: 'Due' })).toBeTruthy()
  expect(screen.getAllByText('Due', { ignore: '.sw-VisuallyHidden' })).toHaveLength(1)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Due')
})
