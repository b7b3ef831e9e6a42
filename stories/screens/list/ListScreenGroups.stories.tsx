import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ProblemError } from '../../../src/data/problems'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const meta = preview.meta({
  title: 'Screens/ListScreen/Groups',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    fields: ['reportId', 'flightDate', 'airport', 'species', 'damage', 'phase', 'size', 'costTotal'] as const,
    defaultShown: ['reportId', 'flightDate', 'airport', 'damage', 'costTotal'] as const,
    defaultQuery: { group: 'damage' },
    getHref: (record: { reportId: string }) => `#${record.reportId}`,
    totals: { costTotal: 'sum' } as const,
    onSelectionChange: fn(),
  },
  render: (args) => <ListScreen {...args} source={args.source ?? strikeSource()} />,
})

const treeIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('treegrid')
const minor = someStrikes.filter(({ damage }) => damage === 'Minor')

/** Strikes by what they did: how many of each there are is known before any is loaded. */
export const Collapsed = meta.story({
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await within(tree).findByRole('button', { name: new RegExp(`^Minor\\s*${minor.length} records$`) })
    await expect(tree.querySelectorAll('[aria-level="2"]')).toHaveLength(0)
    await expect(within(canvasElement).getByRole('button', { name: 'Expand all' })).toBeVisible()
  },
})

/** An expanded group shows its strikes, and in its heading what they cost. */
export const Expanded = meta.story({
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await userEvent.click(await within(tree).findByRole('button', { name: /^Minor/ }))
    await waitFor(() => expect(within(tree).getAllByRole('rowheader').length).toBeGreaterThan(6))
    const heading = within(tree)
      .getByRole('button', { name: /^Minor/ })
      .closest('[role="row"]')!
    await waitFor(() => expect(heading).toHaveTextContent('Sum:'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Expand all' }))
    await waitFor(() => expect(tree.querySelectorAll('[aria-expanded="false"]')).toHaveLength(0))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]')).toHaveLength(0))
    await userEvent.click(within(tree).getByRole('button', { name: /^Minor/ }))
  },
})

/** The columns' panel offers what the list can be grouped by, a date by its months and years. */
export const Choosing = meta.story({
  name: 'Choose what to group by',
  args: { defaultQuery: {} },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    const choice = await screen.findByRole('combobox', { name: 'Group by' })
    await userEvent.selectOptions(choice, 'Flight date, by year')
    await userEvent.keyboard('{Escape}')
    const tree = await treeIn(canvasElement)
    const [newest] = someStrikes
      .map(({ flightDate }) => flightDate.slice(0, 4))
      .toSorted()
      .toReversed()
    await within(tree).findByRole('button', { name: new RegExp(`^${newest}`) })
  },
})

/** A whole group is selected, loaded or not, and the bar says how many that are. */
export const SelectGroup = meta.story({
  name: 'A group selected',
  args: { selectionActions: () => null },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await userEvent.click(await within(tree).findByRole('checkbox', { name: 'Select Minor' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent(`${minor.length} selected`))
    await expect(within(tree).getByRole('checkbox', { name: 'Select Minor' })).toBeChecked()
    await expect(within(tree).getByRole('checkbox', { name: 'Select None' })).not.toBeChecked()
  },
})

/** On a phone cards stand below the headings, and one button leads to what they are grouped by. */
export const Phone = meta.story({
  name: 'On a phone',
  args: { layout: 'cards' as const },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await userEvent.click(await within(tree).findByRole('button', { name: /^Minor/ }))
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]').length).toBeGreaterThan(2))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }))
    await expect(await screen.findByRole('combobox', { name: 'Group by' })).toHaveValue('damage')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

const usual = strikeSource()

/** The strikes of one group cannot be loaded: what is known of the others stays, and one button tries again. */
export const Failing = meta.story({
  name: 'A group fails',
  parameters: { visual: { loading: true } },
  args: {
    source: {
      ...usual,
      list: (query, options) =>
        query.filter?.damage?.is === 'Minor'
          ? Promise.reject(new ProblemError({ title: 'The register is being repaired', status: 503 }))
          : usual.list(query, options),
    } satisfies typeof usual,
  },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await userEvent.click(await within(tree).findByRole('button', { name: /^Minor/ }))
    await expect(await within(canvasElement).findByText('Try again')).toBeVisible()
    await expect(within(tree).getByRole('button', { name: /^None/ })).toBeVisible()
  },
})

/** The fields that stand in no column are below their row, at a press. */
export const Detail = meta.story({
  args: { defaultQuery: {}, detail: true, totals: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Details/ }).length).toBeGreaterThan(3))
    const [, second] = canvas.getAllByRole('button', { name: /^Details/ })
    await userEvent.click(second!)
    const detail = document.getElementById(second!.getAttribute('aria-controls')!)!
    await expect(detail).toHaveTextContent('Species')
    await expect(detail).not.toHaveTextContent('Damage')
  },
})

/** The same on a phone, and in a group. */
export const DetailOnPhone = meta.story({
  name: 'Detail in a group on a phone',
  args: { layout: 'cards' as const, detail: ['species', 'phase'] as const },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await userEvent.click(await within(tree).findByRole('button', { name: /^Minor/ }))
    const [first] = await within(tree).findAllByRole('button', { name: /^Details/ })
    await userEvent.click(first!)
    await expect(document.getElementById(first!.getAttribute('aria-controls')!)!).toHaveTextContent(
      'Phase of flight',
    )
  },
})
