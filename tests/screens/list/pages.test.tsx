import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { readListQuery, writeListQuery } from '../../../src/screens/list/listAddress'
import { selectionOn, withPage } from '../../../src/screens/list/usePageSelection'
import {
  everythingSelected,
  nothingSelected,
  type Selection,
  selectRecords,
} from '../../../src/collection/Selection'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const status = () => screen.getByRole('status').textContent
const idsFrom = (start: number, end: number) => someStrikes.slice(start, end).map(({ reportId }) => reportId)
const count = someStrikes.length
const pageCount = Math.ceil(count / 10)
const whereOf = (page: number, pages = pageCount) => `${count} bird strikes, Page ${page} of ${pages}`

/** A list of ten rows a page, and the stretches that it asked its source for. */
function show(props: Partial<React.ComponentProps<typeof ListScreen<typeof strike.fields>>> = {}) {
  const source = strikeSource()
  const list = vi.fn(source.list)
  const facets = vi.fn(source.facets)
  render(
    <ListScreen
      entity={strike}
      source={{ ...source, list, facets }}
      paging="pages"
      pageSize={10}
      {...props}
    />,
  )
  return { facets, asked: () => list.mock.calls.map(([{ offset, limit }]) => [offset, limit]) }
}

describe('a list screen in pages', () => {
  it('asks for one page at a time, and says where it is', async () => {
    const { asked } = show()
    await waitFor(() => expect(status()).toBe(whereOf(1)))
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('11')
    await press('Next page')
    await waitFor(() => expect(status()).toBe(whereOf(2)))
    expect(asked()).toEqual([
      [0, 10],
      [10, 10],
    ])
  })

  it('begins another search at its first page, and hands both to the host', async () => {
    const onQueryChange = vi.fn()
    const { asked } = show({ defaultQuery: { page: 3 }, onQueryChange, searchDelay: 0 })
    await waitFor(() => expect(status()).toBe(whereOf(3)))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gull' } })
    await waitFor(() => expect(asked().at(-1)).toEqual([0, 10]))
    expect(onQueryChange).toHaveBeenLastCalledWith({ search: 'gull', page: undefined })
  })

  it('keeps the first row in sight when pages become larger', async () => {
    const { asked } = show({ pageSizes: [10, 20], defaultQuery: { page: 3 } })
    await waitFor(() => expect(status()).toBe(whereOf(3)))
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '20' } })
    await waitFor(() => expect(status()).toBe(whereOf(2, Math.ceil(count / 20))))
    expect(asked().at(-1)).toEqual([20, 20])
  })

  it('leads from a page that is not there to the last one', async () => {
    show({ defaultQuery: { page: 99 } })
    await screen.findByRole('heading', { name: 'There is no page 99' })
    await press('Go to the last page')
    await waitFor(() => expect(status()).toBe(whereOf(pageCount)))
  })

  it('selects a page at once, keeps it on the next one, and offers all that match', async () => {
    const onSelectionChange = vi.fn()
    show({ onSelectionChange })
    await waitFor(() => expect(status()).toBe(whereOf(1)))
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await act(async () => all().click())
    const [chosen] = onSelectionChange.mock.lastCall as [Selection]
    expect([...chosen.ids]).toEqual(idsFrom(0, 10))
    expect(all().checked).toBe(true)
    await press('Next page')
    await waitFor(() => expect(all().checked).toBe(false))
    const bar = within(screen.getByRole('group', { name: 'Actions for what is selected' }))
    expect(bar.getByText('10 selected')).toBeTruthy()
    await press(`Select all ${count}`)
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual(everythingSelected)
  })

  it('asks for counts of values once, whichever page is shown', async () => {
    const { facets } = show({ quickFilters: ['damage'] })
    await waitFor(() => expect(facets).toHaveBeenCalledTimes(1))
    await press('Next page')
    await waitFor(() => expect(status()).toBe(whereOf(2)))
    expect(facets).toHaveBeenCalledTimes(1)
  })
})

describe('the address of a page', () => {
  it('holds it beside the search, and reads back as it was', () => {
    const query = { search: 'gull', page: 3, pageSize: 25 }
    expect(writeListQuery(query)).toBe('?q=gull&page=3&size=25')
    expect(readListQuery('?q=gull&page=3&size=25')).toEqual(query)
    expect(writeListQuery({ page: 1 }, '?page=3&tab=open')).toBe('?tab=open')
  })

  it.each(['0', '-2', '1.5', 'two', '', '9999999999'])('takes “%s” for the first page', (written) => {
    expect(readListQuery(`?page=${written}`)).toEqual({})
  })

  it('asks a service for no more than a thousand rows, whatever a link says', () => {
    expect(readListQuery('?size=999999')).toEqual({ pageSize: 1000 })
  })
})

describe('what is selected on a page', () => {
  const page = [3, 4]

  it('is changed alone: what is selected on others stays', () => {
    const before = selectRecords(nothingSelected, [1, 3], true)
    expect(selectionOn(page, before).ids).toEqual(new Set([3]))
    expect(withPage(before, page, everythingSelected).ids).toEqual(new Set([1, 3, 4]))
    expect(withPage(before, page, nothingSelected).ids).toEqual(new Set([1]))
  })

  it('is left out of all that match, where all were selected', () => {
    expect(selectionOn(page, everythingSelected).ids).toEqual(new Set([3, 4]))
    const after = withPage(everythingSelected, page, selectRecords(nothingSelected, [4], true))
    expect(after).toEqual({ mode: 'exclude', ids: new Set([3]) })
  })
})
