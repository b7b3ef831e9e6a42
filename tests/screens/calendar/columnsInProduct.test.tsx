import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  boolean,
  defineEntity,
  defineProduct,
  entityScreens,
  instant,
  integer,
  reference,
  text,
} from '../../../src/spec'
import { withRoom } from '../withRoom'

const vet = defineEntity({
  name: 'vet',
  labels: ['Vet', 'Vets'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name' }),
    active: boolean({ label: 'Active' }),
  },
  access: { host: { list: true, read: true }, visitor: {} },
})

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  title: 'animal',
  fields: {
    id: integer({ readOnly: true }),
    animal: text({ label: 'Animal', required: true }),
    begins: instant({ label: 'Begins', required: true, zone: 'Europe/Vienna' }),
    vet: reference('vet', { label: 'Vet', filter: { active: true } }),
    paid: boolean({ label: 'Paid' }),
  },
  access: {
    host: { list: true, read: true, create: true, update: true },
    visitor: { list: true, read: true },
  },
})

const product = defineProduct({
  entities: [vet, visit],
  roles: { host: {}, visitor: {} },
  screens: {
    ...entityScreens(visit, { base: '/visits', calendar: { start: 'begins', columns: 'vet' } }),
  },
})

withRoom()
// They come late; a machine with much to do needs longer than a test waits.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/screens/app/ProductCalendar'),
      import('../../../src/screens/app/ProductForm'),
      import('../../../src/fields/ReferenceField'),
    ]),
  60_000,
)
afterEach(cleanup)

let location: string

const sourcesOf = () => ({
  vet: memorySource(vet, [
    { id: 1, name: 'Weber', active: true },
    { id: 2, name: 'Haddad', active: true },
    { id: 3, name: 'Novak', active: false },
    { id: 4, name: 'Olsen', active: false },
  ]),
  visit: memorySource(visit, [
    { id: 1, animal: 'Bello', begins: '2026-03-18T08:00:00Z', vet: 1, paid: true },
    { id: 2, animal: 'Mimi', begins: '2026-03-18T09:00:00Z', vet: 3, paid: false },
  ]),
})

function App({ role }: { role: string }) {
  const [at, setAt] = useState('/visits/calendar?view=day&date=2026-03-18')
  const [sources] = useState(sourcesOf)
  useLayoutEffect(() => void (location = at))
  return (
    <ProductProvider
      product={product}
      role={role}
      sources={sources}
      router={{ location: at, navigate: setAt }}
    >
      <ProductScreens />
    </ProductProvider>
  )
}

const headsOf = () =>
  [...document.querySelectorAll('.sw-CalendarColumns-name')].map(({ textContent }) => textContent)

it('draws a day in columns of those who can be chosen, and of those who occur', async () => {
  render(<App role="host" />)
  await screen.findByRole('link', { name: /^Bello/ })
  // Novak works no more, and one visit is with him still; Olsen works no more.
  await waitFor(() => expect(headsOf()).toEqual(['Haddad', 'Novak', 'Weber']))
  const column = screen.getByRole('region', { name: /^Novak, / })
  expect(within(column).getByRole('link', { name: /^Mimi/ })).toBeTruthy()
})

it('leads from a column to a form in which its vet and the day are filled in', async () => {
  render(<App role="host" />)
  const create = await screen.findByRole('link', { name: /^Haddad: new visit/ })
  expect(create.getAttribute('href')).toBe('/visits/new?day.begins=2026-03-18&value.vet=2')
  fireEvent.click(create)
  expect(location).toBe('/visits/new?day.begins=2026-03-18&value.vet=2')
  await waitFor(async () =>
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /^Vet/ })).value).toBe('Haddad'),
  )
})

it('draws columns of those who occur where the role may read no vet', async () => {
  render(<App role="visitor" />)
  await screen.findByRole('link', { name: /^Bello/ })
  expect(headsOf()).toEqual(['Not yours to see (1)', 'Not yours to see (3)'])
})

it('draws columns of what a boolean says, and of ids without a product', async () => {
  const { visit: source } = sourcesOf()
  const day = { view: 'day', date: '2026-03-18' } as const
  const { rerender } = render(
    <CalendarScreen entity={visit} source={source} columnField="paid" defaultQuery={day} />,
  )
  await screen.findByRole('button', { name: /^Bello/ })
  expect(headsOf()).toEqual(['Yes', 'No'])
  rerender(<CalendarScreen entity={visit} source={source} columnField="vet" defaultQuery={day} />)
  expect(headsOf()).toEqual(['1', '3'])
})
