import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource, type Strike } from '../../fixtures/birdstrikes'
import { type Announcements, recordAnnouncements } from '../../fixtures/recordAnnouncements'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const columns: StrikeList['fields'] = ['reportId', 'flightDate', 'species', 'speed']

const meta = preview.meta({
  title: 'Screens/ListScreen/Announced',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    fields: columns,
    getHref: (record: Strike) => `#${record.reportId}`,
    onSelectionChange: fn(),
  },
})

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent(`${someStrikes.length} bird strikes`),
  )

/** Collect the announcements until there is none for a while. */
async function settled(announcements: Announcements) {
  for (let calm = 0, last = -1; calm < 12; calm++) {
    if (announcements.heard.length !== last) calm = 0
    last = announcements.heard.length
    await pause(100)
  }
  return announcements.heard
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const found = (words: string) =>
  someStrikes.filter(({ species }) => species.toLowerCase().includes(words)).length

/** Sorted upward, downward and no longer: each time the order is said, once. */
export const Sorting = meta.story({
  play: async ({ canvasElement }) => {
    await loaded(canvasElement)
    const heard = recordAnnouncements()
    const header = within(canvasElement).getByRole('button', { name: 'Species' })
    await userEvent.click(header)
    await userEvent.click(header)
    await userEvent.click(header)
    await expect(await settled(heard)).toEqual([
      'Sorted by Species, ascending',
      'Sorted by Species, descending',
      'No longer sorted',
    ])
    heard.stop()
  },
})

/** Three letters, each followed by a short rest: the number found is said once, when the typing has ended. */
export const Searching = meta.story({
  args: { searchDelay: 20 },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement)
    const heard = recordAnnouncements()
    const box = within(canvasElement).getByRole('searchbox')
    for (const letter of 'gul') {
      await userEvent.type(box, letter)
      await pause(150)
    }
    await expect(await settled(heard)).toEqual([`${found('gul')} bird strikes`])
    heard.clear()
    await userEvent.clear(box)
    await expect(await settled(heard)).toEqual([`${someStrikes.length} bird strikes`])
    heard.stop()
  },
})

/** Searching on where nothing is found says so once for what was typed in the end, and no letter by itself. */
export const SearchingOn = meta.story({
  name: 'Searching on without results',
  args: { searchDelay: 20, defaultQuery: { search: 'ostrich' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “ostrich”'))
    const heard = recordAnnouncements()
    for (const letter of 'ess') {
      await userEvent.type(canvas.getByRole('searchbox'), letter)
      await pause(150)
    }
    await expect(await settled(heard)).toEqual(['Nothing matches “ostrichess”'])
    heard.stop()
  },
})

/** Every way to select says how much is selected, once. */
export const Selecting = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await loaded(canvasElement)
    const heard = recordAnnouncements()
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!)
    await expect(await settled(heard)).toEqual(['1 selected'])
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 60' }))
    await expect(await settled(heard)).toEqual(['1 selected', '60 selected'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(await settled(heard)).toEqual(['1 selected', '60 selected', 'Nothing selected'])
    heard.stop()
  },
})

/** Shift with an arrow that is held selects row after row: only the number in the end is said. */
export const SelectingOn = meta.story({
  name: 'Selecting on and on',
  play: async ({ canvasElement }) => {
    await loaded(canvasElement)
    const heard = recordAnnouncements()
    within(canvasElement).getAllByRole('checkbox')[1]!.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(await settled(heard)).toEqual(['5 selected'])
    heard.stop()
  },
})
