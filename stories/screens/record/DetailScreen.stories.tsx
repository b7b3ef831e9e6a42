import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { recordAnnouncements } from '../../fixtures/recordAnnouncements'
import { damageBadge, oneStrike, toTheList } from '../strikePage'

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
    await within(canvasElement).findByRole('heading', { name: 'There is no such record' })
  },
})

/** The source fails once: trying again brings the report. */
export const FailsThenComes = meta.story({
  name: 'Loaded after a retry',
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

/** Asking again fails and then succeeds: each is heard once, and the focus stays on the page. */
export const StaleThenFresh = meta.story({
  name: 'Refreshed after a failure',
  render: (args) => <DetailScreen {...args} source={failing} />,
  beforeEach: () => {
    failing.control.fail = undefined
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: oneStrike.reportId })
    const announcements = recordAnnouncements()
    failing.control.fail = { status: 500 }
    failing.control.changeElsewhere(oneStrike.reportId, {})
    const news = await canvas.findByRole('group', { name: 'This may be out of date' })
    await waitFor(() =>
      expect(announcements.heard).toEqual([
        'This may be out of date. The service has a problem of its own. Try again in a moment.',
      ]),
    )
    failing.control.fail = undefined
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(news).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    announcements.stop()
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
    const news = await canvas.findByRole('group', { name: 'This was not removed' })
    await expect(args.onRemoved).not.toHaveBeenCalled()
    // Focus comes back to the button that asked, also from the second time it is asked.
    const remove = canvas.getByRole('button', { name: 'Remove' })
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(remove).toHaveFocus())
  },
  beforeEach: () => {
    removable.control.fail = undefined
  },
})

const removable = strikeSource()

/** The record may not be removed: the page says why, in the words of the server. */
export const RemovalRejected = meta.story({
  args: { onRemoved: fn() },
  render: (args) => <DetailScreen {...args} source={removable} />,
  play: async ({ canvasElement }) => {
    await confirmRemoval(canvasElement)
    const news = await within(canvasElement).findByRole('group', { name: 'This was not removed' })
    await expect(news).toHaveTextContent('A report that was sent to the authority cannot be removed.')
    await expect(news).not.toHaveTextContent('It was rejected')
  },
  beforeEach: () => {
    removable.control.fail = ({ method }) =>
      method === 'remove'
        ? { status: 409, detail: 'A report that was sent to the authority cannot be removed' }
        : undefined
  },
})

/** Someone else changed it meanwhile: it is shown as it is now, and can be removed then. */
export const RemovalOfWhatChanged = meta.story({
  name: 'Removal of a changed record',
  args: { onRemoved: fn(), fields: ['species'] },
  render: (args) => <DetailScreen {...args} source={changing.source} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: oneStrike.reportId })
    changing.source.control.fail = ({ method }) => (method === 'get' ? { status: 503 } : undefined)
    changing.source.control.changeElsewhere(oneStrike.reportId, { species: 'Osprey' })
    await canvas.findByRole('group', { name: 'This may be out of date' })
    changing.source.control.fail = undefined
    await confirmRemoval(canvasElement)
    const news = await canvas.findByRole('group', { name: 'This was not removed' })
    await expect(news).toHaveTextContent('Someone else has changed it since.')
    await expect(await canvas.findByText('Osprey')).toBeVisible()
    await confirmRemoval(canvasElement)
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce())
  },
  beforeEach: () => {
    changing.source = strikeSource()
  },
})

const changing = { source: strikeSource() }

/** Someone else removed it meanwhile: the page says so, and takes the focus that the question leaves. */
export const RemovalOfWhatIsGone = meta.story({
  name: 'Removal of a record that is gone',
  args: { onRemoved: fn() },
  render: (args) => <DetailScreen {...args} source={changing.source} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: oneStrike.reportId })
    changing.source.control.fail = ({ method }) =>
      method === 'get' || method === 'remove' ? { status: 404 } : undefined
    await confirmRemoval(canvasElement)
    const heading = await canvas.findByRole('heading', { name: 'There is no such record' })
    await waitFor(() => expect(heading).toHaveFocus())
  },
  beforeEach: () => {
    changing.source = strikeSource()
  },
})

async function confirmRemoval(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove' }))
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
}
