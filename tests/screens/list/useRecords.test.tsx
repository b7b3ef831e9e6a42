import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { RecordsView } from '../../../src/screens/list/RecordsView'
import { type RecordsOptions, useRecords } from '../../../src/screens/list/useRecords'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { useRecordWrites } from '../../../src/screens/product/useRecordWrites'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const pickup = defineEntity({
  name: 'pickup',
  labels: ['Pickup', 'Pickups'],
  id: 'id',
  title: 'place',
  fields: {
    id: integer({ readOnly: true }),
    place: text({ label: 'Place' }),
    due: date({ label: 'Due' }),
    size: choice(['Small', 'Large'], { label: 'Size' }),
    fee: integer({ label: 'Fee' }),
  },
  access: {
    driver: { list: true, read: true, update: true, fields: { fee: { read: false } } },
    guest: { read: true },
    newcomer: { list: { size: 'Small' }, read: true },
  },
})
type Pickup = (typeof pickup)['fields']

const product = defineProduct({ entities: [pickup], roles: { driver: {}, guest: {}, newcomer: {} } })

const some = [
  { id: 1, place: 'Harbour', due: '2026-03-01', size: 'Large', fee: 20 },
  { id: 2, place: 'Mill', due: '2026-03-02', size: 'Large', fee: 10 },
  { id: 3, place: 'Old town', due: '2026-03-03', size: 'Large', fee: 30 },
] as const

const sourceOf = (records: Parameters<typeof memorySource<Pickup>>[1] = some) => memorySource(pickup, records)

function inProduct(source: object, role: string) {
  return ({ children }: { children: ReactNode }) => (
    <ProductProvider product={product} sources={{ pickup: source as DataSource }} role={role}>
      {children}
    </ProductProvider>
  )
}

function reading(options: RecordsOptions<Pickup> = {}, source: object = sourceOf(), role = 'driver') {
  return renderHook((given: RecordsOptions<Pickup>) => useRecords(pickup, given), {
    initialProps: options,
    wrapper: inProduct(source, role),
  }).result
}

describe('records for a part of a host’s own', () => {
  it('are those of the condition, in their order, without what the role may not read', async () => {
    const result = reading({
      filter: { due: { lte: '2026-03-02' } },
      sort: [{ field: 'due', direction: 'descending' }],
    })
    expect(result.current).toMatchObject({
      status: 'loading',
      records: [],
      label: 'Pickups',
      nouns: 'pickups',
    })
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.records.map(({ place }) => place)).toEqual(['Mill', 'Harbour'])
    expect(result.current.total).toEqual({ kind: 'exact', count: 2 })
    expect(result.current.records[0]).not.toHaveProperty('fee')
  })

  it('are those of a plain value, which asks for the same as “is”, and of null, which asks for none', async () => {
    const source = sourceOf([...some, { id: 4, place: 'Quay', size: 'Small' }])
    const large = reading({ filter: { size: 'Large', fee: undefined } }, source)
    await waitFor(() => expect(large.current.status).toBe('ready'))
    expect(large.current.records.map(({ id }) => id)).toEqual([1, 2, 3])
    const undated = reading({ filter: { due: null } }, source)
    await waitFor(() => expect(undated.current.status).toBe('ready'))
    expect(undated.current.records.map(({ id }) => id)).toEqual([4])
    // @ts-expect-error no pickup is of this size
    const huge = reading({ filter: { size: 'Huge' } }, source)
    await waitFor(() => expect(huge.current.status).toBe('noResults'))
  })

  it('are forbidden where a plain value asks for what the role may not read', () => {
    expect(reading({ filter: { fee: 20 } }).current.status).toBe('forbidden')
  })

  it('are read once for all who ask the same, however often they are drawn', async () => {
    const source = sourceOf()
    const list = vi.spyOn(source, 'list')
    const { result, rerender } = renderHook(
      () => [
        useRecords(pickup, { filter: { size: { is: 'Large' } } }),
        useRecords(pickup, { filter: { size: 'Large' } }),
      ],
      { wrapper: inProduct(source, 'driver') },
    )
    await waitFor(() => expect(result.current[1]?.status).toBe('ready'))
    rerender()
    expect(list).toHaveBeenCalledOnce()
  })

  it('change with what is written anywhere', async () => {
    const { result } = renderHook(() => ({ pickups: useRecords(pickup), writes: useRecordWrites(pickup) }), {
      wrapper: inProduct(sourceOf(), 'driver'),
    })
    await waitFor(() => expect(result.current.pickups.status).toBe('ready'))
    const [first] = result.current.pickups.records
    await act(() => result.current.writes.update!(first!, { place: 'Quay' }))
    await waitFor(() => expect(result.current.pickups.records[0]?.place).toBe('Quay'))
  })

  it('are all of them where a condition asks for nothing yet', async () => {
    const result = reading({ filter: { due: { lte: undefined }, ...({ size: undefined } as object) } })
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.records).toHaveLength(3)
  })

  it('come in part, and more of them at a press', async () => {
    const result = reading({ limit: 2 })
    await waitFor(() => expect(result.current.records).toHaveLength(2))
    act(() => result.current.onShowMore?.())
    await waitFor(() => expect(result.current.records).toHaveLength(3))
    expect(result.current.onShowMore).toBeUndefined()
  })

  it('stay until those of another search have come, and then are theirs alone', async () => {
    const { result, rerender } = renderHook(
      ({ search }: { search: string }) => useRecords(pickup, { search }),
      { initialProps: { search: 'Mill' }, wrapper: inProduct(sourceOf(), 'driver') },
    )
    await waitFor(() => expect(result.current.status).toBe('ready'))
    rerender({ search: 'Old' })
    expect(result.current).toMatchObject({ status: 'refreshing', records: [{ place: 'Mill' }] })
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.records.map(({ place }) => place)).toEqual(['Old town'])
    rerender({ search: 'Moon' })
    await waitFor(() => expect(result.current).toMatchObject({ status: 'noResults', records: [] }))
  })

  it('never stay for another role, which may see less', async () => {
    const source = sourceOf()
    function Places() {
      return (
        <RecordsView {...useRecords(pickup)}>
          {(records) => records.map(({ place }) => place).join()}
        </RecordsView>
      )
    }
    const view = (role: string) => (
      <ProductProvider product={product} sources={{ pickup: source as DataSource }} role={role}>
        <Places />
      </ProductProvider>
    )
    const { rerender } = render(view('driver'))
    expect(await screen.findByText('Harbour,Mill,Old town')).toBeTruthy()
    rerender(view('newcomer'))
    expect(screen.queryByText('Harbour,Mill,Old town')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'No pickups that you may see' })).toBeTruthy()
  })

  it('are forbidden, and not asked for, where the role may not list them or read what they are chosen by', async () => {
    const source = sourceOf()
    const list = vi.spyOn(source, 'list')
    expect(reading({}, source, 'guest').current).toMatchObject({ status: 'forbidden', records: [] })
    expect(reading({ filter: { fee: { gte: 20 } } }, source).current.status).toBe('forbidden')
    expect(list).not.toHaveBeenCalled()
    // Their order alone would tell who pays most.
    const sorted = reading({ sort: [{ field: 'fee', direction: 'descending' }] }, source)
    await waitFor(() => expect(sorted.current.status).toBe('ready'))
    expect(sorted.current.records.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('are asked for by the day that it is', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z'), toFake: ['Date'] })
    const result = reading({ filter: { due: { lte: { today: true } } } })
    await waitFor(() => expect(result.current.records).toHaveLength(2))
    vi.useRealTimers()
  })

  it.each([
    ['filters by “fee” with “contains”', { filter: { fee: { contains: '2' } } }],
    ['searches', { search: 'Mill' }],
    ['sorts by “place”', { sort: [{ field: 'place', direction: 'ascending' }] }],
  ] as const)('tell the developer of a source that cannot what it is asked for: %s', (words, options) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const plain = { ...sourceOf(), can: { search: false, sort: [], filter: { fee: ['is'] } } } as const
    const asked = () => renderHook(() => useRecords(pickup, { ...options, source: plain }))
    expect(asked).toThrow(`useRecords(“pickup”) ${words}`)
  })
})

describe('the view of such records', () => {
  function Pickups(options: RecordsOptions<Pickup>) {
    const state = useRecords(pickup, options)
    return (
      <RecordsView {...state} empty={options.search === 'Moon' ? <p>Nobody waits on the moon</p> : undefined}>
        {(records) => (
          <ul>
            {records.map(({ id, place }) => (
              <li key={id}>{place}</li>
            ))}
          </ul>
        )}
      </RecordsView>
    )
  }
  const places = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  it('draws them as the host does, in a group of their name', async () => {
    render(<Pickups source={sourceOf()} />)
    expect(screen.getByRole('group', { name: 'Pickups' }).getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(places()).toEqual(['Harbour', 'Mill', 'Old town']))
    expect(screen.getByRole('group', { name: 'Pickups' }).getAttribute('aria-busy')).toBeNull()
  })

  it('says that there are none, and that none match, in its words or those of the host', async () => {
    const { rerender } = render(<Pickups source={sourceOf([])} />)
    expect(await screen.findByRole('heading', { name: 'No pickups yet' })).toBeTruthy()
    const source = sourceOf()
    rerender(<Pickups source={source} search="Castle" />)
    expect(await screen.findByRole('heading', { name: 'No matching pickups' })).toBeTruthy()
    rerender(<Pickups source={source} search="Moon" />)
    expect(await screen.findByText('Nobody waits on the moon')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('leads from a failure to the records, with the focus', async () => {
    const source = sourceOf()
    source.control.fail = { status: 500 }
    render(<Pickups source={source} />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('These pickups could not be loaded')).toBeTruthy()
    source.control.fail = undefined
    await userEvent.click(retry)
    await waitFor(() => expect(places()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pickups' }))
  })

  it('keeps what was known when it cannot be read again, and says so', async () => {
    const source = sourceOf()
    render(<Pickups source={source} limit={2} />)
    await waitFor(() => expect(places()).toHaveLength(2))
    source.control.fail = { status: 500 }
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The list may be out of date')).toBeTruthy()
    expect(places()).toHaveLength(2)
  })
})
