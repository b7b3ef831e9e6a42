import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'

afterEach(cleanup)

const gift = defineEntity({
  name: 'gift',
  labels: ['Announced gift', 'Announced gifts'],
  id: 'id',
  title: 'what',
  fields: { id: integer({ readOnly: true }), what: text({ label: 'Gift', required: true }) },
  access: { public: { create: true }, lead: { list: true, read: true } },
})
const product = defineProduct({
  entities: [gift],
  roles: { public: {}, lead: {} },
  screens: entityScreens(gift, { base: '/gifts' }),
})
const field = () => screen.findByRole('textbox', { name: /^Gift/ })

it('says that it is saved to a role that reads no record, and has nothing left to be sent once more', async () => {
  const source = memorySource(gift, [])
  render(
    <ProductProvider
      product={product}
      sources={{ gift: source }}
      role="public"
      router={{ location: '/gifts/new', navigate: () => {} }}
    >
      <ProductScreens />
    </ProductProvider>,
  )
  fireEvent.change(await field(), { target: { value: 'Jam' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const heading = await screen.findByRole('heading', { name: 'Jam saved' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect((await source.list({})).records).toMatchObject([{ what: 'Jam' }])

  fireEvent.click(screen.getByRole('button', { name: 'New announced gift' }))
  expect(await field()).toHaveProperty('value', '')
})
