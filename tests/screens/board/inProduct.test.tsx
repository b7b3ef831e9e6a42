import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  choice,
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  type Product,
  text,
} from '../../../src/spec'
import { withRoom } from '../withRoom'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    status: choice(['wanted', 'ordered', 'there'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'wanted', final: ['there'] },
  transitions: { order: { from: ['wanted'], to: 'ordered', label: 'Order' } },
  access: {
    keeper: { list: true, read: true, transition: { order: true } },
    visitor: { list: { status: { in: ['ordered', 'there'] } }, read: true },
    stranger: {},
  },
})
const product = defineProduct({
  entities: [part],
  roles: { keeper: {}, visitor: {}, stranger: {} },
  screens: entityScreens(part, { base: '/parts', board: true }),
  limits: { 'part.status.wanted': { value: 1 } },
})

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/board/BoardScreen'), 60_000)
afterEach(cleanup)

function open(location: string, role: string, shown: Product = product) {
  render(
    <ProductProvider
      product={shown}
      role={role}
      sources={{
        part: memorySource(part, [
          { id: 1, name: 'Bolt', status: 'wanted' },
          { id: 2, name: 'Nut', status: 'wanted' },
          { id: 3, name: 'Washer', status: 'ordered' },
        ]),
      }}
      router={{ location, navigate: () => {} }}
    >
      <AppFrame name="Stock">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>,
  )
}

it('is a button of the list, and no place of the navigation besides', async () => {
  open('/parts', 'keeper')
  const link = await screen.findByRole('link', { name: 'Board' })
  expect(link.getAttribute('href')).toBe('/parts/board')
  expect(screen.queryByRole('link', { name: 'Parts on a board' })).toBeNull()
})

it('is a place of the navigation where no list leads to it', async () => {
  open(
    '/parts/board',
    'keeper',
    defineProduct({ ...product, screens: { board: product.screens['part.board']! } }),
  )
  const link = await screen.findByRole('link', { name: 'Parts on a board' })
  expect(link.getAttribute('aria-current')).toBe('page')
})

it('shows the records by their states, and leads back to the list', async () => {
  open('/parts/board', 'keeper')
  const card = await screen.findByRole('row', { name: 'Bolt' })
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/parts/1')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Wanted',
    'Ordered',
    'There',
  ])
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/parts')
})

it('keeps the limits that the product declares for its states', async () => {
  open('/parts/board', 'keeper')
  await screen.findByRole('row', { name: 'Bolt' })
  expect(screen.getByText('2 of 1')).toBeTruthy()
  expect(screen.getByText('One over its limit')).toBeTruthy()
})

it('stands below its list in the navigation', async () => {
  open('/parts/board', 'keeper')
  await screen.findByRole('row', { name: 'Bolt' })
  const [places] = document.getElementsByClassName('sw-AppFrame-navigation')
  const current = [...(places?.querySelectorAll('[aria-current]') ?? [])]
  expect(current.map(({ textContent }) => textContent)).toEqual(['Parts'])
})

it('has no column of a state that the role can never see, and says that no card can be moved', async () => {
  open('/parts/board', 'visitor')
  await screen.findByRole('row', { name: 'Washer' })
  expect(screen.queryByRole('heading', { name: 'Wanted' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  expect(screen.getByText('You can read these cards, and not move them.')).toBeTruthy()
})

it('is not for a role that may list nothing', async () => {
  open('/parts/board', 'stranger')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You do not have access')
})
