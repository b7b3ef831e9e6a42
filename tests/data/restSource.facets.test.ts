import { describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, integer, text } from '../../src/spec/fields/fields'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    title: text(),
    year: integer(),
    genre: choice(['drama', 'short']),
    subtitled: boolean(),
  },
})

const asking = {
  search: 'q',
  filter: { is: '{field}={value}', in: '{field}={values}' },
  facets: true,
} satisfies Partial<RestSourceOptions>

function sourceOf(
  options: Partial<RestSourceOptions> = {},
  answer: (asked: Asked, index: number) => Answer = () => ({ body: { genre: { drama: 3, short: 1 } } }),
) {
  const { fetch, asked } = stubFetch(answer)
  const source = restSource(film, { url: '/api/films', fetch, retry: false, ...asking, ...options })
  return { source, urls: () => asked.map(({ url }) => decodeURIComponent(url)) }
}

const genres = [
  { value: 'drama', count: 3 },
  { value: 'short', count: 1 },
]

describe('how often values occur', () => {
  test('cannot be asked of a server that is not said to count', () => {
    expect(sourceOf({ facets: false }).source.facets).toBeUndefined()
  })

  test('is asked below the address of all, within the search and the filter', async () => {
    const { source, urls } = sourceOf()
    const query = { search: 'owl', filter: { year: { is: 1999 } } }
    expect(await source.facets?.(query, ['genre'])).toEqual({ genre: genres })
    expect(urls()).toEqual(['/api/films/facets?q=owl&year=1999&field=genre'])
  })

  test('is asked for several fields at once', async () => {
    const { source, urls } = sourceOf({ facets: { path: '/counts', fields: 'by={values}' } }, () => ({
      body: { genre: [], subtitled: [] },
    }))
    expect(await source.facets?.({}, ['genre', 'subtitled'])).toEqual({ genre: [], subtitled: [] })
    expect(urls()).toEqual(['/api/films/counts?by=genre,subtitled'])
  })

  test('is not narrowed by the filter of the field itself, whatever the server makes of it', async () => {
    const { source, urls } = sourceOf({}, ({ url }) => ({
      body: url.includes('field=genre') ? { genre: { drama: 3 } } : { subtitled: { true: 2 } },
    }))
    const filter = { genre: { in: ['drama'] }, year: { is: 1999 } }
    expect(await source.facets?.({ filter }, ['genre', 'subtitled'])).toEqual({
      genre: [{ value: 'drama', count: 3 }],
      subtitled: [{ value: true, count: 2 }],
    })
    expect(urls()).toEqual([
      '/api/films/facets?genre=drama&year=1999&field=subtitled',
      '/api/films/facets?year=1999&field=genre',
    ])
  })

  test('is not asked for at all without a field', async () => {
    const { source, urls } = sourceOf()
    expect(await source.facets?.({}, [])).toEqual({})
    expect(urls()).toEqual([])
  })

  test('is of nothing where a field has to have one of no values', async () => {
    const { source, urls } = sourceOf({}, () => ({ body: { genre: { drama: 3 } } }))
    const filter = { year: { in: [] }, genre: { in: [] } }
    expect(await source.facets?.({ filter }, ['genre', 'year'])).toEqual({ genre: [], year: [] })
    expect(urls()).toEqual([])
  })

  test('is read by names, kinds and shapes, the most frequent first, without what is missing', async () => {
    const { source, urls } = sourceOf(
      { names: { subtitled: 'sub', year: 'made_in' }, facets: { facets: '/meta/counts' } },
      () => ({
        body: {
          meta: {
            counts: {
              sub: { false: 1, true: 4, '': 2 },
              made_in: [
                { value: '1999', count: 2 },
                { value: null, count: 9 },
                { value: 2020 },
                { value: 2001, count: 5 },
              ],
              other: { x: 1 },
            },
          },
        },
      }),
    )
    expect(await source.facets?.({}, ['subtitled', 'year'])).toEqual({
      subtitled: [
        { value: true, count: 4 },
        { value: false, count: 1 },
      ],
      year: [
        { value: 2001, count: 5 },
        { value: 1999, count: 2 },
      ],
    })
    expect(urls()).toEqual(['/api/films/facets?field=sub&field=made_in'])
  })

  test('is made by a function of what the server sends otherwise', async () => {
    const { source } = sourceOf(
      {
        facets: {
          read: (sent) => ({
            genre: (sent as { key: string; n: number }[]).map(({ key, n }) => ({ value: key, count: n })),
          }),
        },
      },
      () => ({
        body: [
          { key: 'drama', n: 3 },
          { key: 'short', n: 1 },
        ],
      }),
    )
    expect(await source.facets?.({}, ['genre'])).toEqual({ genre: genres })
  })

  test('has no counts of a field that the server does not answer for, and is a problem where there are none', async () => {
    expect(await sourceOf().source.facets?.({}, ['genre', 'year'])).toEqual({ genre: genres })
    const { source } = sourceOf({}, () => ({ body: ['none'] }))
    await expect(source.facets?.({}, ['genre'])).rejects.toMatchObject({ problem: { status: 502 } })
  })
})
