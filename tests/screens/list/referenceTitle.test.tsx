import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, integer, reference, text } from '../../../src/spec'

afterEach(cleanup)

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const review = defineEntity({
  name: 'review',
  labels: ['Review', 'Reviews'],
  id: 'id',
  title: 'film',
  fields: {
    id: integer({ readOnly: true }),
    film: reference('film', { label: 'Film' }),
    words: text({ label: 'Words' }),
  },
})
const product = defineProduct({
  entities: [film, review],
  screens: {
    ...entityScreens(film, { base: '/films' }),
    ...entityScreens(review, { base: '/reviews' }),
  },
})

it('opens a record by its title, also where that is the title of another record', async () => {
  const sources = {
    film: memorySource(film, [{ id: 1, name: 'Harbour' }]),
    review: memorySource(review, [{ id: 7, film: 1, words: 'Quiet' }]),
  }
  render(
    <ProductProvider
      product={product}
      sources={sources}
      router={{ location: '/reviews', navigate: () => {} }}
    >
      <ProductScreens />
    </ProductProvider>,
  )
  const row = await screen.findByRole('row', { name: /Quiet/ })
  expect(within(row).getByRole('link', { name: 'Harbour' }).getAttribute('href')).toMatch('/reviews/7')
  expect(await within(row).findByRole('link', { name: 'Edit Harbour' })).toBeDefined()
})
