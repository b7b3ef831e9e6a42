import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ValueText } from '../../../src/collection/ValueText'
import { memorySource } from '../../../src/data/memorySource'
import { ReferenceField } from '../../../src/fields/ReferenceField'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const artist = defineEntity({
  name: 'artist',
  labels: ['Artist', 'Artists'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text(), agent: text() },
  access: {
    curator: { list: true, read: true },
    agent: { list: { agent: { me: true } }, read: { agent: { me: true } } },
    guard: { list: true },
  },
})

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  title: 'id',
  fields: { id: integer({ readOnly: true }), artist: reference('artist') },
})

const product = defineProduct({
  entities: [artist, work],
  roles: { curator: {}, agent: {}, guard: {}, conservator: {} },
})

function showTo(role: string, id: number) {
  const artists = memorySource(artist, [
    { id: 1, name: 'Amélie', agent: 'ada' },
    { id: 2, name: 'Bogdan', agent: 'bo' },
  ])
  const asked = [vi.spyOn(artists, 'getMany'), vi.spyOn(artists, 'list'), vi.spyOn(artists, 'get')]
  render(
    <ProductProvider product={product} sources={{ artist: artists }} role={role} me="ada">
      <p>
        <ValueText entity={work} field="artist" record={{ artist: id }} />
      </p>
      <ReferenceField label="Artist" to="artist" defaultValue={id} />
    </ProductProvider>,
  )
  return asked
}

const shown = () => document.querySelector('p')?.textContent

afterEach(cleanup)

it.each([
  ['curator', 1, 'Amélie'],
  ['curator', 7, 'No longer there (7)'],
  ['agent', 1, 'Amélie'],
  // It may be there, or not: the source does not tell them.
  ['agent', 2, 'Not yours to see (2)'],
  // Listing them is enough to know them by name.
  ['guard', 2, 'Bogdan'],
])('a %s sees of artist %i “%s”', async (role, id, seen) => {
  showTo(role, id)
  await waitFor(() => expect(shown()).toBe(seen))
  expect(screen.queryAllByText('This is no longer there. Choose another')).toHaveLength(
    seen.startsWith('No longer') ? 1 : 0,
  )
})

it('is not asked for, nor called gone, where the role may read none', async () => {
  const warn = vi.spyOn(console, 'warn')
  const asked = showTo('conservator', 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown()).toBe('Not yours to see (1)')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Artist' }).value).toBe('1')
  expect(screen.queryByText(/no longer there/i)).toBeNull()
  expect(asked.map((spy) => spy.mock.calls)).toEqual([[], [], []])
  expect(warn).not.toHaveBeenCalled()
})
