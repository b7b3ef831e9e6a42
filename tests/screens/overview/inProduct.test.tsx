import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { memorySource, ProblemError } from '../../../src/data'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  choice,
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  mayOpen,
  money,
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
    price: money({ label: 'Price', currency: 'EUR' }),
    kind: choice(['wheel', 'frame'], { label: 'Kind' }),
  },
  access: {
    keeper: { list: true, read: true, create: true },
    helper: { list: true, read: true, fields: { price: { read: false } } },
    guard: { list: false, read: false },
  },
})
const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  fields: { id: integer({ readOnly: true }) },
  access: { keeper: { list: true, read: true } },
})
const product = defineProduct({
  entities: [part, visit],
  roles: { keeper: {}, helper: {}, guard: {} },
  screens: {
    home: {
      path: '/',
      shows: 'overview',
      widgets: {
        wheels: { shows: 'fact', entity: 'part', title: 'Wheels', filter: { kind: 'wheel' } },
        worth: { shows: 'fact', entity: 'part', title: 'Worth', sum: 'price' },
        kinds: { shows: 'breakdown', entity: 'part', by: 'kind' },
        visits: { shows: 'fact', entity: 'visit' },
        frames: {
          shows: 'list',
          entity: 'part',
          title: 'Frames',
          fields: ['price'],
          filter: { kind: 'frame' },
        },
        names: { shows: 'list', entity: 'part', title: 'First parts', fields: ['price', 'kind'] },
      },
    },
    ...entityScreens(part, { base: '/parts' }),
  },
})
const parts = [
  { id: 1, name: 'Cargo wheel', price: '189.10', kind: 'wheel' },
  { id: 2, name: 'Front wheel', price: '80.20', kind: 'wheel' },
  { id: 3, name: 'Frame', price: '900.00', kind: 'frame' },
] as const

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/overview/OverviewScreen').then(() => {}), 60_000)
afterEach(cleanup)

function show(role: string, visits = memorySource(visit, [{ id: 1 }]), shown: readonly object[] = parts) {
  const sources = { part: memorySource(part, shown as typeof parts), visit: visits }
  render(
    <ProductProvider
      product={product}
      role={role}
      sources={sources}
      router={{ location: '/', navigate: vi.fn(), createHref: (to) => `#${to}` }}
    >
      <AppFrame name="Store">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>,
  )
}

const region = (name: string) => screen.findByRole('region', { name })

it('counts, adds up and lists what the role may list, and leads to the list of it', async () => {
  show('keeper')
  await within(await region('Wheels')).findByText('2')
  await within(await region('Worth')).findByText('€1,169.30')
  const kinds = await region('Parts by kind')
  await within(kinds).findByRole('row', { name: 'Wheel 2' })
  expect(within(kinds).getByRole('link', { name: 'Wheel' }).getAttribute('href')).toBe(
    '#/parts?kind.is=wheel',
  )
  expect(screen.getByRole('link', { name: 'Wheels' }).getAttribute('href')).toBe('#/parts?kind.is=wheel')
  const first = await region('First parts')
  const link = await within(first).findByRole('link', { name: 'Cargo wheel' })
  expect(link.getAttribute('href')).toBe('#/parts/1')
  expect(within(first).getByText('€189.10')).toBeTruthy()
})

it('says that there are none of those asked for, and not that there are none', async () => {
  show('keeper', undefined, parts.slice(0, 2))
  const frames = within(await screen.findByRole('region', { name: 'Frames' }))
  expect(await frames.findByText('No parts to show')).toBeTruthy()
  expect(frames.queryByRole('link', { name: /New/ })).toBe(null)
  cleanup()
  show('keeper', undefined, [])
  const all = within(await screen.findByRole('region', { name: 'First parts' }))
  expect(await all.findByText('No parts yet')).toBeTruthy()
  expect(all.getByRole('link', { name: /^(New|Create)/ })).toBeTruthy()
})

it('has nothing of what a role may not list or read', async () => {
  show('helper')
  await within(await region('Wheels')).findByText('2')
  await within(await region('First parts')).findByText('Cargo wheel')
  expect(screen.queryByRole('region', { name: 'Worth' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Visits' })).toBeNull()
  expect(screen.queryByText('€189.10')).toBeNull()
})

it('is no place to go for who may list none of it', () => {
  const home = product.screens.home
  expect(mayOpen(product, home, 'keeper')).toBe(true)
  expect(mayOpen(product, home, 'guard')).toBe(false)
})

it('goes on where one source fails, and asks that one again', async () => {
  const visits = memorySource(visit, [{ id: 1 }])
  let failures = 1
  const failing = {
    ...visits,
    list: (...asked: Parameters<typeof visits.list>) => {
      failures -= 1
      return failures < 0
        ? visits.list(...asked)
        : Promise.reject(new ProblemError({ status: 500, title: 'The book of visits is closed' }))
    },
  }
  show('keeper', failing)
  const failed = await region('Visits')
  await within(failed).findByText('This could not be read')
  await within(await region('Wheels')).findByText('2')
  within(failed).getByRole('button', { name: 'Try again' }).click()
  await within(failed).findByText('1')
})

it('keeps what was known when it cannot be read again, and says how old it is', async () => {
  const visits = memorySource(visit, [{ id: 1 }])
  let isBroken = false
  const breaking = {
    ...visits,
    list: (...asked: Parameters<typeof visits.list>) =>
      isBroken
        ? Promise.reject(new ProblemError({ status: 500, title: 'The book of visits is closed' }))
        : visits.list(...asked),
  }
  show('keeper', breaking)
  await within(await region('Visits')).findByText('1')
  isBroken = true
  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  await waitFor(() => expect(refresh.hasAttribute('data-pending')).toBe(false))
  refresh.click()
  await within(await region('Visits')).findByText(/^As of .+ because it could not be read again$/)
  expect(within(await region('Visits')).getByText('1')).toBeTruthy()
})

it('has no widget that the server keeps from the person', async () => {
  const visits = {
    ...memorySource(visit, []),
    list: () => Promise.reject(new ProblemError({ status: 403, title: 'Not yours' })),
  }
  show('keeper', visits)
  await within(await region('Wheels')).findByText('2')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Visits' })).toBeNull())
})
