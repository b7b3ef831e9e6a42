import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choices, instant, integer, text } from '../../../src/spec/fields/fields'

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

it('shows several choices among the facts as badges, as below them', async () => {
  const site = defineEntity({
    name: 'site',
    labels: ['Site', 'Sites'],
    id: 'id',
    fields: { id: text({ readOnly: true }), uses: choices(['ringing', 'counts'], { label: 'Used for' }) },
    facts: ['uses'],
  })
  const sites = memorySource(site, [{ id: 'A', uses: ['ringing', 'counts'] }])
  render(<DetailScreen entity={site} source={sites} id="A" />)
  expect((await screen.findByText('Ringing')).closest('.sw-Badge')).toBeTruthy()
})

describe('an id that the source makes', () => {
  const fields = {
    id: integer({ label: 'Id', readOnly: true }),
    code: text({ label: 'Code' }),
    name: text({ label: 'Name' }),
    place: text({ label: 'Place' }),
  }
  const declaration = { name: 'shed', labels: ['Shed', 'Sheds'], id: 'id', title: 'name' } as const
  const shed = defineEntity({ ...declaration, fields })
  const sheds = () => memorySource(shed, [{ id: 20, code: 'S-7', name: 'Boat house', place: 'Weir' }])
  const terms = () => screen.getAllByRole('term').map((term) => term.textContent)

  it('stands quietly beside the title, and not among the values, of which it says nothing', async () => {
    render(<DetailScreen entity={shed} source={sheds()} id={20} />)
    expect((await screen.findByText('Id 20')).className).toBe('sw-PageHeader-subtitle')
    expect(terms()).toEqual(['Code', 'Place'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boat house')
  })

  it('stands after the number that people quote', async () => {
    render(<DetailScreen entity={defineEntity({ ...shed, subtitle: 'code' })} source={sheds()} id={20} />)
    expect(await screen.findByText('S-7 · Id 20')).toBeTruthy()
  })

  it('stands where the entity or the host sets it', async () => {
    const sections = [{ name: 'all', label: 'All', fields: ['id', 'place'] }] as const
    const view = render(
      <DetailScreen entity={defineEntity({ ...shed, sections })} source={sheds()} id={20} />,
    )
    await screen.findByText('20')
    expect(terms()).toEqual(['Code', 'Id', 'Place'])
    view.rerender(<DetailScreen entity={shed} source={sheds()} id={20} fields={['place', 'id']} />)
    await waitFor(() => expect(terms()).toEqual(['Place', 'Id']))
    expect(screen.queryByText('Id 20')).toBeNull()
  })

  it('is not said twice where the title has it', async () => {
    const titled = defineEntity({ ...shed, titleTemplate: '{name} #{id}' })
    render(<DetailScreen entity={titled} source={sheds()} id={20} />)
    expect(await screen.findByRole('heading', { name: 'Boat house #20' })).toBeTruthy()
    expect(screen.queryByText('Id 20')).toBeNull()
  })

  it('is a number that people quote where they write it themselves', async () => {
    const written = defineEntity({
      ...declaration,
      fields: { ...fields, id: integer({ label: 'Id', required: true }) },
    })
    const own = memorySource(written, [{ id: 20, code: 'S-7', name: 'Boat house', place: 'Weir' }])
    render(<DetailScreen entity={written} source={own} id={20} />)
    await screen.findByText('20')
    expect(terms()).toEqual(['Id', 'Code', 'Place'])
  })
})

it('shows the name of a section of one value once, and still tells whose the value is', async () => {
  const sections = [{ name: 'due', fields: ['due'] }] as const
  const declared = defineEntity({ ...parcel, facts: [], sections })
  render(<DetailScreen entity={declared} source={source} id="A" />)
  expect(await screen.findByRole('heading', { name: 'Due' })).toBeTruthy()
  expect(screen.getAllByText('Due', { ignore: '.sw-VisuallyHidden' })).toHaveLength(1)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Due')
})

it('draws a value as the host does, among the facts too, and the others as before', async () => {
  const asked = { seen: () => <meter aria-label="Seen by" value={0.5} /> }
  render(<DetailScreen entity={parcel} source={source} id="A" values={asked} />)
  expect((await screen.findByRole('meter', { name: 'Seen by' })).closest('dl')?.textContent).toContain('Seen')
  expect(screen.getByText(/^Nov 20, 2026/)).toBeTruthy()
})
