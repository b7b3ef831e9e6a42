import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name', required: true }) },
  access: { keeper: { list: true, read: true, create: true }, visitor: { list: true, read: true } },
})
const product = defineProduct({
  entities: [part],
  roles: { keeper: {}, visitor: {} },
  screens: entityScreens(part, { base: '/parts', import: true }),
})

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/import/ImportScreen'), 60_000)
afterEach(cleanup)

function open(location: string, role: string) {
  render(
    <ProductProvider
      product={product}
      role={role}
      sources={{ part: memorySource(part, [{ id: 1, name: 'Bolt' }]) }}
      router={{ location, navigate: () => {} }}
    >
      <ProductScreens />
    </ProductProvider>,
  )
}

it('leads from the list to the import, for a role that may make records', async () => {
  open('/parts', 'keeper')
  const link = await screen.findByRole('link', { name: 'Import' })
  expect(link.getAttribute('href')).toBe('/parts/import')
})

it('offers none to a role that may only read', async () => {
  open('/parts', 'visitor')
  await screen.findByText('Bolt')
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()
})

it('is a screen with an address of its own', async () => {
  open('/parts/import', 'keeper')
  expect(await screen.findByRole('button', { name: 'Read the rows' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Import parts')
  expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe('/parts')
})

it('says that it is not for a role that may only read', async () => {
  open('/parts/import', 'visitor')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You do not have access')
})
