import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

describe('a list whose query the parent keeps', () => {
  function Kept({ start = {}, onQuery }: { start?: RowQuery; onQuery: (query: RowQuery) => void }) {
    const [query, setQuery] = useState(start)
    const [source] = useState(() => strikeSource())
    return (
      <ListScreen
        entity={strike}
        source={source}
        defaultQuery={{ sort: [{ field: 'flightDate', direction: 'descending' }], search: 'gull' }}
        query={query}
        onQueryChange={(next) => {
          setQuery(next)
          onQuery(next)
        }}
      />
    )
  }
  const order = () => screen.getByRole('columnheader', { name: /^Flight date/ }).getAttribute('aria-sort')
  const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')

  it('begins with its default where the parent asks for nothing, and stays cleared', async () => {
    const onQuery = vi.fn<(query: RowQuery) => void>()
    render(<Kept onQuery={onQuery} />)
    await screen.findByRole('columnheader', { name: /^Flight date/ })
    expect([order(), searchBox().value]).toEqual(['descending', 'gull'])
    await act(async () =>
      screen
        .getByRole('columnheader', { name: /^Flight date/ })
        .querySelector('button')
        ?.click(),
    )
    expect(onQuery).toHaveBeenLastCalledWith({ search: 'gull' })
    expect(order()).toBe('none')
    fireEvent.change(searchBox(), { target: { value: '' } })
    await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith({ search: '' }))
    expect([order(), searchBox().value]).toEqual(['none', ''])
  })

  it('is what the parent asks for, where that is anything', async () => {
    render(<Kept start={{ sort: [{ field: 'flightDate', direction: 'ascending' }] }} onQuery={() => {}} />)
    await screen.findByRole('columnheader', { name: /^Flight date/ })
    expect([order(), searchBox().value]).toEqual(['ascending', ''])
  })
})

describe('a list with a condition of the host', () => {
  const { airport } = someStrikes[0]!
  const here = someStrikes.filter((one) => one.airport === airport).length

  it('shows and counts what meets it, and says so to what is done with the selection', async () => {
    const queries: unknown[] = []
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        filter={{ airport: { is: airport } }}
        selectionActions={(_, query) => void queries.push(query)}
      />,
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${here} `)))
    expect(queries.at(-1)).toEqual({ filter: { airport: { is: airport } } })
  })

  const nowhere = { airport: { is: 'Nowhere' } }
  it.each([
    ['as `filter`', { filter: nowhere }],
    ['as a query that nothing here can change', { defaultQuery: { filter: nowhere }, filterFields: [] }],
    ['as a query of the parent that never changes', { query: { filter: nowhere } }],
  ])('is empty when nothing meets it, and teaches no searching: %s', async (_, props) => {
    render(<ListScreen entity={strike} source={strikeSource()} {...props} />)
    await screen.findByRole('heading', { name: 'No bird strikes yet' })
    expect(screen.queryByText(/other words/)).toBeNull()
  })

  it.each([
    ['search', { search: 'ostrich' }],
    ['filter', { filter: { species: { is: 'Dodo' } } }],
  ])('has no results when it is a person’s %s that nothing meets', async (_, query) => {
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        filter={{ airport: { is: airport } }}
        query={query}
        onQueryChange={() => {}}
      />,
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nothing matches/))
  })

  it('is another list under another condition: rows and selection of the one before are not its own', async () => {
    const source = strikeSource()
    const onSelectionChange = vi.fn()
    const list = (filter: object) => (
      <ListScreen
        entity={strike}
        source={source}
        filter={filter as never}
        onSelectionChange={onSelectionChange}
      />
    )
    const { rerender } = render(list({ airport: { is: airport } }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[\d,]+ /))
    await act(async () => screen.getByRole('checkbox', { name: 'Select all' }).click())
    await act(async () => rerender(list(nowhere)))
    await screen.findByRole('heading', { name: 'No bird strikes yet' })
    expect(onSelectionChange).toHaveBeenLastCalledWith({ mode: 'include', ids: new Set() })
  })
})
