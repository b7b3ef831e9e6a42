import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { readListQuery, writeListQuery } from '../../../src/screens/list/listAddress'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { type SavedView, savedView } from '../../../src/spec/product/savedView'
import { register } from '../../../stories/product/register'
import { registerSources } from '../../../stories/product/registerSources'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

// A page loads these when it has views.
beforeAll(() =>
  Promise.all([
    import('../../../src/screens/list/SavedViewDialogs'),
    import('../../../src/collection/ColumnList'),
  ]),
)

afterEach(cleanup)

const kept = (view: Partial<SavedView> & { id: string; name: string }): SavedView => ({
  list: 'strike',
  query: {},
  columns: {},
  shared: false,
  isDefault: false,
  ...view,
})

const minor = kept({
  id: 'v1',
  name: 'Minor damage',
  query: { filter: { damage: { is: 'Minor' } }, sort: [{ field: 'speed', direction: 'descending' }] },
  columns: { visibility: { reportId: true, speed: true }, order: ['speed', 'reportId'] },
})
const minorCount = someStrikes.filter(({ damage }) => damage === 'Minor').length

const counted = (count: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${count} bird strikes`))
const headers = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((header) => header.querySelector('.sw-RecordGrid-headerText')?.textContent)

async function openViews(name: RegExp | string = /^Views$/) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('menu')
}
async function choose(item: string, button?: RegExp | string) {
  const menu = await openViews(button)
  await userEvent.click(within(menu).getByRole('menuitem', { name: item }))
}
const itemsIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.querySelector('.sw-Menu-label')?.textContent)

describe('a saved view', () => {
  it('shows the rows, the order and the columns that were saved, and says which it is in the address', async () => {
    const onQueryChange = vi.fn()
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        views={memorySource(savedView, [minor])}
        defaultShown={['reportId', 'species']}
        onQueryChange={onQueryChange}
      />,
    )
    await counted(someStrikes.length)
    expect(headers()).toEqual(['Report', 'Species'])
    await choose('Minor damage')
    await counted(minorCount)
    expect(headers().slice(0, 2)).toEqual(['Speed (kn)', 'Report'])
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...(minor.query as RowQuery), view: 'v1' })
    await choose('All', 'Minor damage')
    await counted(someStrikes.length)
    expect(headers()).toEqual(['Report', 'Species'])
  })

  it('has the groups in which the list was saved, and the list none without it', async () => {
    const grouped = kept({ id: 'v3', name: 'By damage', query: { group: 'damage' } })
    const onQueryChange = vi.fn()
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        views={memorySource(savedView, [grouped])}
        onQueryChange={onQueryChange}
      />,
    )
    await counted(someStrikes.length)
    await choose('By damage')
    await screen.findByRole('treegrid')
    const minorGroup = await screen.findByRole('button', { name: /^Minor/ })
    expect(minorGroup.textContent).toContain(`${minorCount} records`)
    expect(onQueryChange).toHaveBeenLastCalledWith({ group: 'damage', view: 'v3' })
    await choose('All', 'By damage')
    await screen.findByRole('grid')
    expect(screen.queryByRole('treegrid')).toBeNull()
  })

  it('is what the list opens with, if it is the default, also for a person who has shared ones', async () => {
    const shared = kept({ id: 'v2', name: 'Of the team', shared: true, isDefault: true, owner: 'bo' })
    const views = memorySource(savedView, [shared, { ...minor, isDefault: true }])
    const source = strikeSource()
    const first = render(<ListScreen entity={strike} source={source} views={views} />)
    await counted(minorCount)
    first.unmount()
    // A link that says that none is meant is heeded.
    render(<ListScreen entity={strike} source={source} views={views} defaultQuery={{ view: '' }} />)
    await counted(someStrikes.length)
    await screen.findByRole('button', { name: 'Views' })
  })

  it('opens as it was saved from an address that names it alone, and is cleared in an address that says so', async () => {
    const onQueryChange = vi.fn()
    const views = memorySource(savedView, [minor])
    const source = strikeSource()
    const listAt = (query: RowQuery) => (
      <ListScreen entity={strike} source={source} views={views} query={query} onQueryChange={onQueryChange} />
    )
    const list = render(listAt(readListQuery('?view=v1')))
    await counted(minorCount)
    // "Minor damage", and not "Minor damage, changed".
    await screen.findByRole('button', { name: 'Minor damage' })
    const remove = screen.getByRole('button', { name: /^Remove Damage\s?: Minor/ })
    await userEvent.click(remove)
    // The order of the view is still asked for, so that nothing else has to be said.
    expect(onQueryChange).toHaveBeenLastCalledWith({
      view: 'v1',
      sort: [{ field: 'speed', direction: 'descending' }],
    })
    const all = { view: 'v1', search: '' }
    expect(writeListQuery(all)).toBe('?view=v1&q=')
    expect(readListQuery('?view=v1&q=')).toEqual(all)
    list.rerender(listAt(all))
    await counted(someStrikes.length)
    await screen.findByRole('button', { name: 'Minor damage, changed' })
  })

  it('says in the address that nothing of it is left, once a person has cleared it', async () => {
    const open = kept({ id: 'v4', name: 'Minor', query: { filter: { damage: { is: 'Minor' } } } })
    const onQueryChange = vi.fn()
    const views = memorySource(savedView, [open])
    const shared = { entity: strike, source: strikeSource(), views, onQueryChange }
    render(<ListScreen {...shared} defaultQuery={{ view: 'v4' }} />)
    await counted(minorCount)
    await userEvent.click(screen.getByRole('button', { name: /^Remove Damage\s?: Minor/ }))
    await counted(someStrikes.length)
    expect(onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'v4', search: '' }))
  })

  it('is saved under a name that no other has, with what is filtered and shown now', async () => {
    const views = memorySource(savedView, [minor])
    const onQueryChange = vi.fn()
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        views={views}
        defaultShown={['reportId', 'species']}
        defaultQuery={{ filter: { damage: { is: 'Minor' } } }}
        onQueryChange={onQueryChange}
      />,
    )
    await choose('Save as a new view…')
    const dialog = await screen.findByRole('dialog', { name: 'Save a view' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Minor damage{Enter}')
    await within(dialog).findByText('Enter another name: a view is called so already')
    await userEvent.clear(name)
    await userEvent.type(name, 'Small things{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByRole('button', { name: 'Small things' })
    const { records } = await views.list({})
    const made = records.find((view) => view.name === 'Small things')
    expect(made).toMatchObject({
      list: 'strike',
      query: { filter: { damage: { is: 'Minor' } } },
      columns: { visibility: { reportId: true, species: true, damage: false } },
      shared: false,
    })
    expect(onQueryChange).toHaveBeenLastCalledWith({
      filter: { damage: { is: 'Minor' } },
      view: made?.id,
    })
  })

  it('is changed only when a person says so, and can be shown again as it was', async () => {
    const views = memorySource(savedView, [minor])
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        views={views}
        defaultQuery={{ view: 'v1', search: '' }}
      />,
    )
    // The address says that all are meant.
    await counted(someStrikes.length)
    await choose('Undo the changes', 'Minor damage, changed')
    await counted(minorCount)
    await userEvent.click(screen.getByRole('button', { name: /^Remove Damage\s?: Minor/ }))
    await counted(someStrikes.length)
    await choose('Save the changes', 'Minor damage, changed')
    await screen.findByRole('button', { name: 'Minor damage' })
    const stored = await views.get('v1')
    expect(stored.query).toEqual({ sort: [{ field: 'speed', direction: 'descending' }] })
  })

  it('is told to be unsaved when its source refuses it', async () => {
    const views = memorySource(savedView, [minor])
    render(
      <ListScreen
        entity={strike}
        source={strikeSource()}
        views={views}
        defaultQuery={{ ...(minor.query as RowQuery), view: 'v1' }}
      />,
    )
    await counted(minorCount)
    await screen.findByRole('button', { name: 'Minor damage' })
    views.control.fail = { status: 503 }
    await choose('Open the list with it', 'Minor damage')
    await screen.findByRole('dialog', { name: 'The view is as it was' })
  })
})

describe('the views of a product', () => {
  const ownViews = defineEntity({
    ...savedView,
    access: {
      clerk: {
        list: true,
        read: true,
        create: true,
        update: { owner: { me: true } },
        remove: { owner: { me: true } },
        fields: { shared: { update: false } },
      },
      lead: { list: true, read: true, create: true, update: true, remove: true },
    },
  })
  const report = defineEntity({
    ...strike,
    access: { clerk: { list: true, read: true }, lead: { list: true, read: true } },
  })
  const product = defineProduct({ entities: [report, ownViews] })
  const records = [
    kept({ id: 'v1', name: 'My own', owner: 'ada' }),
    kept({ id: 'v2', name: 'Of the team', owner: 'bo', shared: true }),
    kept({ id: 'v3', name: 'Secret of Bo', owner: 'bo' }),
    kept({ id: 'v4', name: 'Of another list', owner: 'ada', list: 'operator' }),
  ]
  const show = (role: string, query: RowQuery) =>
    render(
      <ProductProvider
        product={product}
        sources={{ strike: strikeSource() }}
        views={memorySource(savedView, records)}
        role={role}
        me="ada"
      >
        <ListScreen entity={report} defaultQuery={query} />
      </ProductProvider>,
    )

  it('are a person’s own ones of the list and shared ones, and no others', async () => {
    show('clerk', {})
    const menu = await openViews()
    expect(itemsIn(menu)).toEqual(['All', 'My own', 'Of the team', 'Save as a new view…'])
    expect(within(menu).getByRole('group', { name: 'My views' })).toBeTruthy()
    expect(within(menu).getByRole('group', { name: 'Shared views' })).toBeTruthy()
  })

  it('offer no sharing, and nothing with views of others, to a person without the right', async () => {
    show('clerk', { view: 'v2' })
    expect(itemsIn(await openViews('Of the team'))).toEqual([
      'All',
      'My own',
      'Of the team',
      'Save as a new view…',
    ])
    cleanup()
    show('clerk', { view: 'v1' })
    expect(itemsIn(await openViews('My own'))).toEqual([
      'All',
      'My own',
      'Of the team',
      'Save as a new view…',
      'Rename…',
      'Open the list with it',
      'Remove…',
    ])
  })

  it('can be shared, changed and removed by a person with the right', async () => {
    show('lead', { view: 'v2' })
    expect(itemsIn(await openViews('Of the team'))).toEqual([
      'All',
      'My own',
      'Of the team',
      'Save as a new view…',
      'Rename…',
      'Open the list with it',
      'Keep to myself',
      'Remove…',
    ])
  })
})

describe('the screens of a product', () => {
  const sources = registerSources()
  const views = memorySource(savedView, [
    kept({
      id: 'v9',
      list: 'airport',
      name: 'Backwards',
      shared: true,
      query: { sort: [{ field: 'name', direction: 'descending' }] },
    }),
  ])
  function App() {
    return (
      <ProductProvider
        product={register}
        sources={sources}
        views={views}
        role="investigator"
        router={useBrowserRouter()}
      >
        <ProductScreens />
      </ProductProvider>
    )
  }

  it('have views by themselves, and lead to the same one after a reload, and back', async () => {
    history.replaceState(null, '', '/airports')
    const first = render(<App />)
    await choose('Backwards')
    await screen.findByRole('button', { name: 'Backwards' })
    expect(location.search).toBe('?view=v9&sort=-name')
    first.unmount()
    render(<App />)
    await screen.findByRole('button', { name: 'Backwards' })
    await act(
      () =>
        new Promise<void>((done) => {
          window.addEventListener('popstate', () => done(), { once: true })
          history.back()
        }),
    )
    await screen.findByRole('button', { name: 'Views' })
    expect(location.search).toBe('')
  })
})
