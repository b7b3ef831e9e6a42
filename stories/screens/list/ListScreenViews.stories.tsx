import { type ComponentType, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { indexedDbSource } from '../../../src/data/indexedDbSource'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { type SavedView, savedView } from '../../../src/spec/product/savedView'
import { someStrikes, strike, strikeSource, type Strike } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

/** Views that three people keep: two of one's own, one that the safety team shares. */
const someViews: readonly SavedView[] = [
  {
    id: 'view-1',
    list: 'strike',
    name: 'Fast and damaged',
    query: {
      filter: { damage: { in: ['Minor', 'Substantial'] } },
      sort: [{ field: 'speed', direction: 'descending' }],
    },
    columns: {
      visibility: { reportId: true, species: true, speed: true, damage: true, airport: false },
      order: ['speed', 'species', 'damage'],
    },
    shared: false,
    isDefault: false,
  },
  {
    id: 'view-2',
    list: 'strike',
    name: 'Gulls',
    query: { search: 'gull' },
    columns: {},
    shared: false,
    isDefault: false,
  },
  {
    id: 'view-3',
    list: 'strike',
    name: 'Substantial damage',
    query: { filter: { damage: { is: 'Substantial' } } },
    columns: {},
    density: 'compact',
    shared: true,
    isDefault: false,
  },
] as never

const quickFilters: StrikeList['quickFilters'] = ['damage']
const defaultShown: StrikeList['defaultShown'] = [
  'reportId',
  'flightDate',
  'airport',
  'species',
  'damage',
  'speed',
]

const meta = preview.meta({
  title: 'Screens/ListScreen/Views',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    views: memorySource(savedView, someViews),
    getHref: (record: Strike) => `#${record.reportId}`,
    quickFilters,
    defaultShown,
    searchDelay: 20,
  },
})

/** Views and columns are remembered with the sources: each visit begins anew. */
const anew = ({ args }: { args: object }) =>
  void Object.assign(args, { source: strikeSource(), views: memorySource(savedView, someViews) })

const count = (canvasElement: HTMLElement, records: number) =>
  waitFor(() =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      records === 1 ? '1 bird strike' : `${records} bird strikes`,
    ),
  )
const substantial = someStrikes.filter(({ damage }) => damage === 'Substantial').length

/** The menu of views: one's own, those that are shared, and what can be done with how the list is seen now. */
export const Choosing = meta.story({
  beforeEach: anew,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await count(canvasElement, someStrikes.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    const menu = await screen.findByRole('menu', { name: 'Views' })
    await expect(within(menu).getByRole('group', { name: 'Shared views' })).toBeVisible()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Substantial damage' }))
    await count(canvasElement, substantial)
    await expect(canvas.getByRole('grid')).toHaveAttribute('data-density', 'compact')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Substantial damage' })).toHaveFocus())
  },
})

/** Open from a link: the view's rows, order and columns. */
export const Shown = meta.story({
  beforeEach: anew,
  args: { defaultQuery: { ...(someViews[0]!.query as RowQuery), view: 'view-1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Fast and damaged' })
    for (const name of ['Speed (kn)', 'Species', 'Damage', 'Report']) {
      await expect(await canvas.findByRole('columnheader', { name })).toBeVisible()
    }
  },
})

/** A column more than the view has: it is said to be changed, and what was changed can be saved or undone. */
export const Changed = meta.story({
  beforeEach: anew,
  args: { defaultQuery: { ...(someViews[1]!.query as RowQuery), view: 'view-2' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Gulls' })
    await userEvent.click(canvas.getByRole('button', { name: 'Species' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Gulls, changed' }))
    await expect(await screen.findByRole('menuitem', { name: 'Save the changes' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Undo the changes' }))
    await canvas.findByRole('button', { name: 'Gulls' })
    await expect(canvas.getByRole('columnheader', { name: 'Species' })).toHaveAttribute('aria-sort', 'none')
  },
})

/** How the list is seen now gets a name; the dialog asks whether others shall see it. */
export const Saving = meta.story({
  beforeEach: anew,
  args: { defaultQuery: { filter: { damage: { is: 'Substantial' } } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await count(canvasElement, substantial)
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save a view' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'To be looked at')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Share with everybody' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    await canvas.findByRole('button', { name: 'To be looked at' })
    const { records } = await args.views!.list({ search: 'To be looked at' })
    await expect(records[0]).toMatchObject({
      shared: true,
      query: { filter: { damage: { is: 'Substantial' } } },
    })
  },
})

/** On a phone: one row of search and "View", which opens views, order, filters and columns; chips stand below. */
export const OnAPhone = meta.story({
  beforeEach: anew,
  args: { layout: 'cards', defaultQuery: { filter: { damage: { is: 'Substantial' } } } },
  render: function Phone(args) {
    const [query, setQuery] = useState<RowQuery>(args.defaultQuery ?? {})
    return (
      <div style={{ inlineSize: 'min(100%, 22.5rem)' }}>
        <ListScreen {...args} query={query} onQueryChange={setQuery} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await count(canvasElement, substantial)
    const view = canvas.getByRole('button', { name: 'View' })
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)
    await expect(top(view)).toBe(top(canvas.getByRole('searchbox').closest<HTMLElement>('.sw-SearchBox')!))
    await userEvent.click(view)
    const sheet = await screen.findByRole('dialog', { name: 'View' })
    await userEvent.selectOptions(
      within(sheet).getByRole('combobox', { name: 'Sort by' }),
      'Flight date, downward',
    )
    await userEvent.selectOptions(
      await within(sheet).findByRole('combobox', { name: 'Then by' }),
      'Species, upward',
    )
    await expect(within(sheet).getByRole('button', { name: 'Filter' })).toBeVisible()
    await expect(await within(sheet).findByRole('checkbox', { name: 'Airport' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Damage/ }))
    await count(canvasElement, someStrikes.length)
    await expect(view).toHaveFocus()
  },
})

/** The sheet of a phone: how the list is seen, all in one place. */
export const Sheet = meta.story({
  beforeEach: anew,
  args: {
    layout: 'cards',
    defaultQuery: { ...(someViews[0]!.query as RowQuery), view: 'view-1' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'View' }))
    await expect(await sheet.findByRole('checkbox', { name: 'Speed (kn)' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Fast and damaged' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }))
    await screen.findByRole('alertdialog', { name: 'Remove the view “Fast and damaged”?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(sheet.getByRole('button', { name: 'Fast and damaged' })).toBeVisible()
  },
})

/** Kept in the browser itself: the view is there after the page was closed. */
export const KeptInTheBrowser = meta.story({
  beforeEach: async (context) => {
    anew(context)
    const views = indexedDbSource(savedView, { name: 'views of a story' })
    await views.clear()
    Object.assign(context.args, { views })
  },
  args: { defaultQuery: { search: 'gull', view: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save a view' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('All gulls')
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await canvas.findByRole('button', { name: 'All gulls' })
    const { records } = await indexedDbSource(savedView, { name: 'views of a story' }).list({})
    await expect(records).toHaveLength(1)
    await expect(records[0]).toMatchObject({ name: 'All gulls', list: 'strike', query: { search: 'gull' } })
  },
})
