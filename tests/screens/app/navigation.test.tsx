import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, describeProduct, entityScreens, integer, text } from '../../../src/spec'

afterEach(cleanup)

const seen = { list: true, read: true } as const

const entityOf = (name: string, label: string) =>
  defineEntity({
    name,
    labels: [label, `${label}s`],
    id: 'id',
    title: 'name',
    fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
    access: { clerk: seen, guest: name === 'bin' ? {} : seen },
  })
const [order, part, bin, note] = [
  entityOf('order', 'Order'),
  entityOf('part', 'Part'),
  entityOf('bin', 'Bin'),
  entityOf('note', 'Note'),
]
const stock = { en: 'Stock', de: 'Lager' }

const product = defineProduct({
  entities: [order, part, bin, note],
  roles: { clerk: {}, guest: {} },
  screens: {
    ...entityScreens(order, { base: '/orders' }),
    ...entityScreens(part, { base: '/parts', group: stock }),
    ...entityScreens(note, { base: '/notes' }),
    ...entityScreens(bin, { base: '/bins', group: stock, screens: ['list'] }),
  },
})

function show(role: string) {
  const sources = Object.fromEntries(
    product.entities.map((entity) => [entity.name, memorySource(entity, [])]),
  )
  render(
    <ProductProvider product={product} sources={sources} role={role}>
      <AppFrame name="Store">Page</AppFrame>
    </ProductProvider>,
  )
  return within(screen.getByRole('navigation', { name: 'Screens' }))
}

const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent)

it('gathers the screens of a group below its heading, where the first one stands', () => {
  const places = show('clerk')
  expect(linksIn(places.getByRole('list', { name: 'Stock' }))).toEqual(['Parts', 'Bins'])
  expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Orders',
    'Parts',
    'Bins',
    'Notes',
  ])
})

it('keeps what follows a group apart from it, as a list of its own', () => {
  const places = show('clerk')
  expect(linksIn(places.getByRole('list', { name: 'Other screens' }))).toEqual(['Notes'])
  expect(places.getByRole('link', { name: 'Orders' }).closest('ul')).toBe(places.getAllByRole('list')[0])
})

it('leaves out what the role may not open', () => {
  expect(linksIn(show('guest').getByRole('list', { name: 'Stock' }))).toEqual(['Parts'])
})

it('is part of the specification on a page', () => {
  expect(describeProduct(product)).toMatch(/\| Group/)
})

it('does not take every page for a part of the home page', () => {
  const home = defineProduct({
    entities: [order],
    roles: { clerk: {} },
    screens: { today: { path: '/' }, ...entityScreens(order, { base: '/orders' }) },
  })
  const marked = (location: string) => {
    cleanup()
    render(
      <ProductProvider
        product={home}
        sources={{ order: memorySource(order, []) }}
        role="clerk"
        router={{ location, navigate: () => {} }}
      >
        <AppFrame name="Store">Page</AppFrame>
      </ProductProvider>,
    )
    return [...document.querySelectorAll('nav [aria-current]')].map((link) => link.textContent)
  }
  expect(marked('/')).toEqual(['Today'])
  expect(marked('/elsewhere')).toEqual([])
  expect(marked('/orders/7')).toEqual(['Orders'])
})

it('leads to the trash only where it holds what the role may remove', () => {
  const kept = entityOf('kept', 'Kept')
  const removable = { ...seen, remove: true } as const
  const withTrash = defineProduct({
    entities: [
      // Its source keeps no trash, so that nothing of it is there.
      defineEntity({ ...order, access: { clerk: removable, guest: removable } }),
      defineEntity({ ...kept, access: { clerk: removable, guest: seen } }),
    ],
    roles: { clerk: {}, guest: {} },
    screens: { ...entityScreens(order, { base: '/orders' }), trash: { path: '/trash', shows: 'trash' } },
  })
  const sources = { order: memorySource(order, []), kept: memorySource(kept, [], { trash: true }) }
  const placesOf = (role: string) => {
    cleanup()
    render(
      <ProductProvider product={withTrash} sources={sources} role={role}>
        <AppFrame name="Store">Page</AppFrame>
      </ProductProvider>,
    )
    return linksIn(screen.getByRole('navigation', { name: 'Screens' }))
  }
  expect(placesOf('clerk')).toEqual(['Orders', 'Trash'])
  expect(placesOf('guest')).toEqual(['Orders'])
})
