import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { readOpenBranches, withOpenBranches } from '../../../src/screens/app/openBranches'
import { TreeScreen } from '../../../src/screens/tree/TreeScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    parent: reference('part', { label: 'Part of' }),
  },
  access: {
    keeper: { list: true, read: true, create: true, update: true },
    visitor: { list: true, read: true, fields: { parent: { read: false, update: false } } },
    stranger: {},
  },
})
const product = defineProduct({
  entities: [part],
  roles: { keeper: {}, visitor: {}, stranger: {} },
  screens: entityScreens(part, { base: '/parts', tree: true }),
})

withRoom()
// They come late; a machine with much to do needs longer than a test waits.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/screens/app/ProductTree'),
      import('../../../src/screens/app/ProductDetail'),
      import('../../../src/screens/app/ProductForm'),
    ]),
  60_000,
)
afterEach(cleanup)

let location: string
let goBack: () => void

function App({ start, role }: { start: string; role: string }) {
  const [history, setHistory] = useState([start])
  const at = history.at(-1) ?? start
  const [source] = useState(() =>
    memorySource(part, [
      { id: 1, name: 'Wheel' },
      { id: 2, name: 'Hub', parent: 1 },
      { id: 3, name: 'Axle', parent: 2 },
      { id: 4, name: 'Frame' },
    ]),
  )
  useLayoutEffect(() => {
    location = at
    goBack = () => setHistory(history.slice(0, -1))
  })
  return (
    <ProductProvider
      product={product}
      role={role}
      sources={{ part: source }}
      router={{
        location: at,
        navigate: (to, { replace = false } = {}) =>
          setHistory([...(replace ? history.slice(0, -1) : history), to]),
      }}
    >
      <AppFrame name="Stock">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
}

const open = (start: string, role = 'keeper') => render(<App start={start} role={role} />)
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const toggle = async (name: string) =>
  fireEvent.click(within(await rowOf(name)).getByRole('button', { name: `What is below ${name}` }))

it('is a button of the list, and leads back to it', async () => {
  open('/parts')
  const link = await screen.findByRole('link', { name: 'Tree' })
  expect(link.getAttribute('href')).toBe('/parts/tree')
  cleanup()
  open('/parts/tree')
  await rowOf('Wheel')
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/parts')
})

it('keeps the open branches in the address, and opens what an address names', async () => {
  open('/parts/tree')
  await toggle('Wheel')
  await toggle('Hub')
  await rowOf('Axle')
  expect(location).toBe('/parts/tree?open=1&open=2')
  await toggle('Hub')
  expect(location).toBe('/parts/tree?open=1')
  cleanup()
  open('/parts/tree?open=1&open=2&open=2')
  expect((await rowOf('Axle')).getAttribute('aria-level')).toBe('3')
  expect(screen.getAllByRole('row', { name: /^Axle/ })).toHaveLength(1)
})

it('keeps search and filter in the address beside the open branches, which are open again when the search is cleared', async () => {
  open('/parts/tree?open=1')
  await rowOf('Hub')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Axle' } })
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Frame/ })).toBeNull())
  expect((await rowOf('Axle')).getAttribute('aria-level')).toBe('3')
  await waitFor(() => expect(new URLSearchParams(location.split('?')[1]).getAll('open')).toEqual(['1']))
  expect(location).toMatch(/Axle/)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  await rowOf('Frame')
  await rowOf('Hub')
  expect(screen.queryByRole('row', { name: /^Axle/ })).toBeNull()
  expect(location).toBe('/parts/tree?open=1')
})

it('tells on the page of a record what stands above it, and what a person chose of the tree leads there', async () => {
  open('/parts/tree?open=1&open=2')
  fireEvent.click(within(await rowOf('Axle')).getByRole('link', { name: 'Axle' }))
  await screen.findByRole('heading', { level: 1, name: 'Axle' })
  const way = within(await screen.findByRole('navigation', { name: 'You are here' }))
  const hub = await way.findByRole('link', { name: 'Hub' })
  expect(hub.getAttribute('href')).toBe('/parts/2')
  const names = way.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Parts', 'Wheel', 'Hub'])
})

it('is as it was when a person comes back from a record', async () => {
  open('/parts')
  fireEvent.click(await screen.findByRole('link', { name: 'Tree' }))
  await toggle('Wheel')
  fireEvent.click(within(await rowOf('Hub')).getByRole('link', { name: 'Hub' }))
  await screen.findByRole('heading', { level: 1, name: 'Hub' })
  act(goBack)
  expect((await rowOf('Hub')).getAttribute('aria-level')).toBe('2')
  expect(location).toBe('/parts/tree?open=1')
  act(goBack)
  expect(location).toBe('/parts')
})

it('makes a new record below the one whose menu asked for it', async () => {
  open('/parts/tree')
  await rowOf('Wheel')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Wheel' }))
  const add = await screen.findByRole('menuitem', { name: 'Add below' })
  expect(add.getAttribute('href')).toBe('/parts/new?parent=1')
})

it('shows no tree to a role that may not read where records stand, and no button that leads to one', async () => {
  open('/parts/tree', 'visitor')
  expect(await screen.findByRole('heading', { name: 'You do not have access' })).toBeTruthy()
  expect(screen.queryByRole('treegrid')).toBeNull()
  cleanup()
  open('/parts', 'visitor')
  await rowOf('Wheel')
  expect(screen.queryByRole('link', { name: 'Tree' })).toBeNull()
})

it('says alone, without a product screen around it, why such a role sees no tree', async () => {
  const source = memorySource(part, [{ id: 1, name: 'Wheel' }])
  const list = vi.spyOn(source, 'list')
  render(
    <ProductProvider product={product} role="visitor" sources={{ part: source }}>
      <TreeScreen entity={part} />
    </ProductProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'You do not have access' })).toBeTruthy()
  expect(document.body.textContent).toContain('You may not see what stands below what.')
  expect(screen.queryByRole('treegrid')).toBeNull()
  expect(list).not.toHaveBeenCalled()
})

it('is not for a role that may list nothing', async () => {
  open('/parts/tree', 'stranger')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You do not have access')
})

it('names in an address a hundred branches at most, those opened last, and keeps the rest of the address', () => {
  const ids = Array.from({ length: 130 }, (_, id) => id)
  const address = withOpenBranches('/parts/tree?q=a&open=7', ids)
  expect(readOpenBranches(address)).toEqual(ids.slice(30).map(String))
  expect(address.startsWith('/parts/tree?q=a&open=30')).toBe(true)
  expect(withOpenBranches(address, [])).toBe('/parts/tree?q=a')
  expect(withOpenBranches('/parts/tree?open=1', [])).toBe('/parts/tree')
})
