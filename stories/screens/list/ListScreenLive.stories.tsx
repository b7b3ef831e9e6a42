import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { eventSource } from '../../../src/data/eventSource'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const shown: StrikeList['defaultShown'] = ['reportId', 'flightDate', 'airport', 'species', 'damage']

const meta = preview.meta({
  title: 'Screens/ListScreen/Live',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: { entity: strike, defaultShown: shown },
})

/** The end of a connection that a server would hold: what it says is heard by every page that listens. */
const lines = new Set<EventTarget>()

/** Server-Sent Events without a server. */
class SimulatedEvents extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  constructor() {
    super()
    lines.add(this)
  }
  close() {
    lines.delete(this)
  }
}

/** A register whose server tells of changes, and a colleague who makes some. */
function liveRegister() {
  const memory = strikeSource()
  const source: NonNullable<StrikeList['source']> = {
    ...memory,
    subscribe: eventSource('/strikes/events', {
      EventSource: SimulatedEvents as unknown as typeof EventSource,
    }),
  }
  const tell = () => {
    for (const line of lines) line.dispatchEvent(new MessageEvent('message'))
  }
  return { source, memory, tell }
}

const quiet = liveRegister()

/** A colleague corrects a species: the row shows it in its place, marked for some seconds, and nothing moves. */
export const ChangedInPlace = meta.story({
  name: 'Changed in place',
  args: { source: quiet.source },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    quiet.memory.control.changeElsewhere(someStrikes[1]?.reportId ?? '', { species: 'Barn owl' })
    quiet.tell()
    const changed = await canvas.findByText('Barn owl')
    await expect(changed).toBeVisible()
    await expect(changed.closest('[role="row"]')).toHaveAttribute('data-changed')
    await expect(canvasElement.querySelectorAll('[data-changed]')).toHaveLength(1)
    await expect(document.body).toHaveTextContent('Someone else has changed one of these')
    await expect(canvas.queryByRole('button', { name: 'Show' })).toBeNull()
  },
})

const busy = liveRegister()

/** A colleague's new reports would stand first: the rows stay where they are, and the new ones are offered. */
export const New = meta.story({
  args: {
    source: busy.source,
    defaultQuery: { sort: [{ field: 'reportId', direction: 'descending' }] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent
    const before = first()
    const { reportId: _, ...report } = someStrikes[0] ?? {}
    for (const species of ['Kestrel', 'Barn owl', 'Rook']) await busy.memory.create({ ...report, species })
    busy.tell()
    await expect(await canvas.findByText('3 new')).toBeVisible()
    await expect(first()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(await canvas.findByText('Rook')).toBeVisible()
    await expect(canvas.queryByText('3 new')).toBeNull()
  },
})
