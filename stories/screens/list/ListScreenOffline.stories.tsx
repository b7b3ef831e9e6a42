import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import type { QueuedWrite } from '../../../src/data/queue/QueuedWrite'
import { queuedSource } from '../../../src/data/queuedSource'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const shown: StrikeList['defaultShown'] = ['reportId', 'flightDate', 'airport', 'species', 'damage']

const meta = preview.meta({
  title: 'Screens/ListScreen/Writes without a connection',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: { entity: strike, defaultShown: shown },
})

const [first, second] = someStrikes

/** A register on a phone, with what was written on an airfield without a signal. */
function onTheAirfield(writes: readonly QueuedWrite[], online: boolean): NonNullable<StrikeList['source']> {
  const kept = new Map(writes.map((write) => [write.key, write]))
  return queuedSource(memorySource(strike, someStrikes), strike, {
    isOnline: () => online,
    store: {
      load: async () => [...kept.values()],
      put: async (write) => void kept.set(write.key, write),
      delete: async (key) => void kept.delete(key),
    },
  })
}

const written = (turn: number, id: string | undefined, values: QueuedWrite['values']): QueuedWrite => ({
  key: `write ${turn}`,
  turn,
  method: 'update',
  id: id ?? '',
  values,
})

/** Two reports were changed on the airfield: their rows show it, and it is said that both wait. */
export const Waiting = meta.story({
  args: {
    source: onTheAirfield(
      [
        written(1, first?.reportId, { species: 'Barn owl' }),
        written(2, second?.reportId, { species: 'Kestrel' }),
      ],
      false,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 changes wait for a connection')).toBeVisible()
    await expect(await canvas.findByText('Barn owl')).toBeVisible()
    await expect(canvas.getByText('Kestrel')).toBeVisible()
  },
})

/** A report with many values came back for one of them: that one is named, with the reason. */
export const RejectedForOneValue = meta.story({
  args: {
    source: onTheAirfield(
      [
        {
          ...written(1, first?.reportId, { species: 'Barn owl', airport: 'Boise', flightDate: '2031-02-30' }),
          problem: {
            type: 'about:blank',
            title: 'Invalid values',
            status: 422,
            issues: [
              {
                path: ['flightDate'],
                rule: 'date',
                params: {},
                severity: 'error',
                source: 'server',
                message: 'Enter a day that is over',
              },
            ],
          },
        },
      ],
      true,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Enter a day that is over/)).toBeVisible()
    await expect(canvas.getByText(/ · Flight date:/)).not.toHaveTextContent('Airport')
  },
})

/** One change met another person's: it comes back with the reason, and what to do with it. */
export const Rejected = meta.story({
  args: {
    source: onTheAirfield(
      [
        {
          ...written(1, first?.reportId, { species: 'Barn owl' }),
          problem: { type: 'about:blank', title: 'Someone else changed this report', status: 412 },
        },
      ],
      true,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 change could not be saved')).toBeVisible()
    await expect(canvas.getByText(/ · Species “Barn owl”:/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }))
    await waitFor(() => expect(canvas.queryByText('1 change could not be saved')).toBeNull())
    await expect(canvas.queryByText('Barn owl')).toBeNull()
  },
})
