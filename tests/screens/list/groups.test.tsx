import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Selection } from '../../../src/collection/Selection'
import { readListPlace, writeListPlace } from '../../../src/screens/app/recordAddress'
import { readListQuery, writeListQuery } from '../../../src/screens/list/listAddress'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import type { ListPlace } from '../../../src/screens/list/ListPlace'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const minor = someStrikes.filter(({ damage }) => damage === 'Minor')
const heading = (name: RegExp) => screen.findByRole('button', { name })
const press = async (name: RegExp) => {
  const button = await heading(name)
  await act(async () => button.click())
}

it('keeps the grouping in an address, as far as the source can filter by it', () => {
  expect(writeListQuery({ search: 'gull', group: 'flightDate.month' })).toBe('?q=gull&group=flightDate.month')
  const { can } = strikeSource()
  expect(readListQuery('?group=flightDate.month&q=gull', can)).toEqual({
    search: 'gull',
    group: 'flightDate.month',
  })
  expect(readListQuery('?group=password', can)).toEqual({})
})

it('is no part of what is done with all records, and stays while they are searched', async () => {
  const queries: unknown[] = []
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultQuery={{ group: 'damage' }}
      selectionActions={(_selection, query) => {
        queries.push(query)
        return null
      }}
    />,
  )
  await heading(/^Minor/)
  expect(queries.at(-1)).not.toHaveProperty('group')
})

it('is neither offered nor shown where the source counts nothing', async () => {
  const { facets: _facets, ...source } = strikeSource()
  render(<ListScreen entity={strike} source={source} defaultQuery={{ group: 'damage' }} />)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length} bird strikes`),
  )
  expect(screen.queryByRole('treegrid')).toBeNull()
  expect(screen.getByRole('grid')).toBeTruthy()
})

it('leads from a record to its place in its group, and from there back to all groups', async () => {
  const places: ListPlace[] = []
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultQuery={{ group: 'damage' }}
      getHref={(record, place) => {
        if (record.reportId === minor[1]?.reportId) places.push(place)
        return `#${record.reportId}`
      }}
    />,
  )
  await press(/^Minor/)
  await waitFor(() => expect(places.length).toBeGreaterThan(0))
  const place = places.at(-1) as ListPlace
  expect(place).toEqual({ query: { group: 'damage' }, index: 1, within: { damage: { is: 'Minor' } } })
  const { can } = strikeSource()
  expect(readListPlace(writeListPlace(place), can)).toEqual(place)
  expect(readListPlace(`?at=2&within=${encodeURIComponent('[1')}`, can)).toEqual({ query: {}, index: 1 })
})

it('selects a whole group that was never loaded, and hands on its ids', async () => {
  const onSelectionChange = vi.fn()
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultQuery={{ group: 'damage' }}
      onSelectionChange={onSelectionChange}
    />,
  )
  await heading(/^Minor/)
  await act(async () => screen.getByRole('checkbox', { name: 'Select Minor' }).click())
  await waitFor(() => expect(onSelectionChange).toHaveBeenCalled())
  const [selection] = onSelectionChange.mock.lastCall as [Selection]
  const { mode, ids } = selection
  expect(mode).toBe('include')
  expect([...ids].toSorted()).toEqual(minor.map(({ reportId }) => reportId).toSorted())
})

it('shows in a row what stands in no column, and nothing for which there is no field', async () => {
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultShown={['reportId', 'airport']}
      detail={['species']}
    />,
  )
  const [first] = await screen.findAllByRole('button', { name: /^Details/ })
  await act(async () => first?.click())
  const detail = document.getElementById(first?.getAttribute('aria-controls') ?? '')
  expect(detail?.textContent).toContain('Species')
  expect(detail?.textContent).not.toContain('Damage')
})
