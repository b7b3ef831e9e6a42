import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { restSource } from '../../../src/data/restSource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { choice, defineEntity, integer, text } from '../../../src/spec'
import { stubFetch } from '../../data/stubFetch'

afterEach(cleanup)

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'title',
  fields: {
    id: integer({ readOnly: true }),
    title: text({ label: 'Title', required: true }),
    genre: choice(['drama', 'short'], { label: 'Genre', required: true }),
  },
})

it('over REST a list is grouped by the counts of the server', async () => {
  const { fetch, asked } = stubFetch(({ url }) =>
    url.includes('/facets')
      ? { body: { genre: { drama: 1200, short: 34 } } }
      : { body: [{ id: 1, title: 'Owl', genre: 'short' }], headers: { 'x-total-count': '34' } },
  )
  const source = restSource(film, {
    url: '/api/films',
    paging: 'offset',
    filter: { is: '{field}={value}' },
    facets: true,
    fetch,
  })
  render(<ListScreen entity={film} source={source} defaultQuery={{ group: 'genre' }} />)
  const short = await screen.findByRole('button', { name: /^Short.*34/ })
  expect(screen.getByRole('button', { name: /^Drama.*1,200/ })).toBeTruthy()
  short.click()
  await screen.findByText('Owl')
  const urls = asked.map(({ url }) => url)
  expect(urls).toContain('/api/films/facets?field=genre')
  expect(urls.some((url) => url.startsWith('/api/films?genre=short&offset=0'))).toBe(true)
})
