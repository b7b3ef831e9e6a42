import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { columnOrder } from '../../../src/collection/columnOrder'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

// A page loads this when the columns are opened.
beforeAll(() => import('../../../src/collection/ColumnList'))

afterEach(cleanup)

type StrikeList = Partial<ListScreenProps<(typeof strike)['fields']>>

const press = (element: HTMLElement) => act(async () => element.click())

/** Enough to see their columns. */
const few = someStrikes.slice(0, 3)

const headers = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
const tracks = () => screen.getByRole('grid').style.getPropertyValue('--sw-RecordGrid-tracks')

async function show(props: StrikeList = {}, source = strikeSource(few)) {
  const view = render(
    <ListScreen entity={strike} source={source} fields={['reportId', 'airport', 'species']} {...props} />,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${few.length} bird strikes`))
  return view
}

async function arrange(column: string, action: string) {
  await press(screen.getByRole('button', { name: 'Columns' }))
  await press(await screen.findByRole('button', { name: `Actions for ${column}` }))
  await press(await screen.findByRole('menuitem', { name: action }))
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' }))
}

describe('the order of columns', () => {
  const names = ['id', 'name', 'city', 'total']

  it('is that of the person, with what is not named behind', () => {
    expect(columnOrder(names, { order: ['city', 'id'] }, 'id')).toEqual(['city', 'id', 'name', 'total'])
    expect(columnOrder(names, { order: ['gone', 'total'] }, 'id')).toEqual(['total', 'id', 'name', 'city'])
  })

  it('begins with what is pinned, after the column that names the records', () => {
    expect(columnOrder(names, { pinned: ['total'] }, 'id')).toEqual(['id', 'total', 'name', 'city'])
    expect(columnOrder(names, { pinned: ['total', 'city'] }, 'name')).toEqual(['city', 'total', 'id', 'name'])
    expect(columnOrder(names, { order: ['city'], pinned: ['name'] }, 'city')).toEqual([
      'city',
      'name',
      'id',
      'total',
    ])
  })
})

describe('how a person arranges a list', () => {
  it('stays for as long as the app runs, and is given up by one press', async () => {
    const source = strikeSource(few)
    const onColumnLayoutChange = vi.fn()
    const first = await show({ onColumnLayoutChange }, source)
    await arrange('Species', 'Pin at the start')
    expect(headers()).toEqual(['Report', 'Species', 'Airport'])
    expect(onColumnLayoutChange).toHaveBeenLastCalledWith({ pinned: ['species'] })
    first.unmount()
    await show({}, source)
    expect(headers()).toEqual(['Report', 'Species', 'Airport'])
    await press(screen.getByRole('button', { name: 'Columns' }))
    await press(await screen.findByRole('button', { name: 'As at first' }))
    expect(headers()).toEqual(['Report', 'Airport', 'Species'])
    expect(screen.queryByRole('button', { name: 'As at first' })).toBeNull()
  })

  it('is the parent’s, when it keeps it', async () => {
    await show({
      columnLayout: { order: ['species', 'airport'], widths: { airport: 320 }, pinned: ['airport'] },
    })
    expect(headers()).toEqual(['Airport', 'Species', 'Report'])
    expect(tracks()).toMatch(/^20rem /)
    await arrange('Report', 'Pin at the start')
    expect(headers()).toEqual(['Airport', 'Species', 'Report'])
  })

  it('makes a column wider by Shift with an arrow on its heading, and as wide as usual again', async () => {
    const onColumnLayoutChange = vi.fn()
    await show({ onColumnLayoutChange })
    const usual = tracks()
    const header = screen.getByRole('button', { name: 'Airport' })
    vi.spyOn(header.closest('[role=columnheader]')!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 200, 44),
    )
    act(() => header.focus())
    fireEvent.keyDown(header, { key: 'ArrowRight', shiftKey: true })
    expect(onColumnLayoutChange).toHaveBeenLastCalledWith({ widths: { airport: 216 } })
    expect(tracks()).toContain(' 13.5rem ')
    fireEvent.keyDown(header, { key: 'ArrowLeft', shiftKey: true })
    expect(onColumnLayoutChange).toHaveBeenLastCalledWith({ widths: { airport: 184 } })
    await arrange('Airport', 'Usual width')
    expect(tracks()).toBe(usual)
  })

  it('makes rows lower in this list alone', async () => {
    const onDensityChange = vi.fn()
    await show({ onDensityChange })
    await press(screen.getByRole('button', { name: 'Columns' }))
    await press(await screen.findByRole('radio', { name: 'Compact' }))
    expect(screen.getByRole('grid', { hidden: true }).dataset.density).toBe('compact')
    expect(onDensityChange).toHaveBeenCalledWith('compact')
  })
})

describe('the order of records by several columns', () => {
  it('is asked for by Shift with Enter, each heading says its rank, and all of it reaches the source', async () => {
    const source = strikeSource(few)
    const list = vi.spyOn(source, 'list')
    const onQueryChange = vi.fn()
    await show(
      { onQueryChange, defaultQuery: { sort: [{ field: 'species', direction: 'descending' }] } },
      source,
    )
    const airport = screen.getByRole('button', { name: 'Airport' })
    fireEvent.keyDown(airport, { key: 'Enter', shiftKey: true })
    const sort = [
      { field: 'species', direction: 'descending' },
      { field: 'airport', direction: 'ascending' },
    ]
    expect(onQueryChange).toHaveBeenLastCalledWith({ sort })
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ sort }), expect.anything())
    const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) })
    expect(header('Species').getAttribute('aria-sort')).toBe('descending')
    expect(header('Airport').getAttribute('aria-sort')).toBe('ascending')
    const description = airport.getAttribute('aria-describedby')!
    expect(document.getElementById(description)?.textContent).toBe('Decides as number 2 of 2')
    await screen.findByText('Sorted by Species, descending, then by Airport, ascending')
    fireEvent.click(airport)
    expect(onQueryChange).toHaveBeenLastCalledWith({ sort: [{ field: 'airport', direction: 'descending' }] })
    expect(airport.getAttribute('aria-describedby')).toBeNull()
  })
})
