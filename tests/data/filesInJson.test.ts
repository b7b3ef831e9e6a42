import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { graphqlSource } from '../../src/data/graphqlSource'
import { queuedSource } from '../../src/data/queuedSource'
import { restSource } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { file, text } from '../../src/spec/fields/fields'
import { stubFetch } from './stubFetch'

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  fields: { id: text({ readOnly: true }), poster: file(), stills: file({ many: true }) },
})

const chosen = () => new File(['owl'], 'owl.png', { type: 'image/png' })
const stored = { name: 'owl.png', type: 'image/png', size: 3, url: '/files/owl.png' }

let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

const sources: Record<string, (fetch: typeof globalThis.fetch) => DataSource<RecordOf<typeof film>>> = {
  restSource: (fetch) => restSource(film, { url: '/api/films', fetch }),
  graphqlSource: (fetch) =>
    graphqlSource(film, {
      url: '/graphql',
      fetch,
      list: 'query { films { id } }',
      update: 'mutation ($id: ID!, $input: Film!) { film(id: $id, input: $input) { id } }',
    }),
}

describe.each(Object.entries(sources))('a file that was not uploaded, in %s', (name, make) => {
  test.each([
    ['poster', { poster: chosen() }],
    ['stills', { stills: [chosen()] }],
  ])('is not sent as an empty object: the developer is told what to do about “%s”', async (field, values) => {
    const { fetch, asked } = stubFetch(() => ({ body: { id: 'a' } }))
    const write = make(fetch).update?.('a', values)
    await expect(write).rejects.toMatchObject({ problem: { status: 415 } })
    expect(asked).toEqual([])
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^screenwright: ${name}.*“${field}”.*JSON.*<UploadProvider>`)),
    )
  })

  test('is sent by its address once it was uploaded', async () => {
    const body = { id: 'a', data: { film: { id: 'a' } } }
    const { fetch, asked } = stubFetch(() => ({ body }))
    await make(fetch).update?.('a', { poster: stored })
    expect(JSON.stringify(asked[0]?.body)).toContain('/files/owl.png')
    expect(said).not.toHaveBeenCalled()
  })
})

test('a write with such a file does not wait for a connection', async () => {
  const { fetch } = stubFetch(() => ({ body: {} }))
  const put = vi.fn(() => Promise.resolve())
  const store = { load: () => Promise.resolve([]), put, delete: () => Promise.resolve() }
  const source = queuedSource(restSource(film, { url: '/api/film', fetch }), film, {
    store,
    isOnline: () => true,
  })
  await expect(source.update?.('a', { poster: chosen() })).rejects.toMatchObject({
    problem: { status: 415 },
  })
  expect(put).not.toHaveBeenCalled()
})
