import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreen } from '../../src/screens/DetailScreen'
import { strike, strikeSource } from '../fixtures/birdstrikes'
import { damageBadge, oneStrike, toTheList } from './strikePage'

const meta = preview.meta({
  title: 'Screens/DetailScreen',
  component: DetailScreen<typeof strike.fields>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    id: oneStrike.reportId,
    badge: damageBadge,
    breadcrumbs: toTheList,
    editHref: '#edit',
  },
})

/** A report from its source. */
export const FromASource = meta.story({
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: oneStrike.reportId })
  },
})

/** Some of the fields, in the order of the host. */
export const ChosenFields = meta.story({
  args: { fields: ['species', 'size', 'airport', 'flightDate'] },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: oneStrike.reportId })
    const terms = within(region).getAllByRole('term')
    await expect(terms.map((term) => term.textContent)).toEqual([
      'Species',
      'Size of animal',
      'Airport',
      'Flight date',
    ])
  },
})

/** Nothing stands at this address. */
export const Unknown = meta.story({
  args: { id: 'BS-99999' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This does not exist any more' })
  },
})

/** The source fails once: trying again brings the report. */
export const FailsThenComes = meta.story({
  render: (args) => <DetailScreen {...args} source={failing} />,
  beforeEach: () => {
    failing.control.fail = { status: 500 }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    failing.control.fail = undefined
    await userEvent.click(retry)
    await canvas.findByRole('region', { name: oneStrike.reportId })
  },
})

const failing = strikeSource()

/** A report is removed: asked first, done once, and the host hears of it. */
export const Removal = meta.story({
  args: { onRemoved: fn() },
  render: (args) => <DetailScreen {...args} source={removable} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    removable.control.fail = { status: 503 }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This was not removed'))
    await expect(args.onRemoved).not.toHaveBeenCalled()
    // Focus comes back to the button that asked.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus())
  },
  beforeEach: () => {
    removable.control.fail = undefined
  },
})

const removable = strikeSource()
