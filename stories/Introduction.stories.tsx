import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { loadStrikes, someStrikes, strikeSource } from './fixtures/birdstrikes'
import { StrikeApp, type StrikeAppProps } from './StrikeApp'

const meta = preview.meta({
  title: 'Introduction',
  component: StrikeApp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { source: strikeSource() },
})

/** Ten thousand reports in one app: a list, a record's page and a form that work together. */
export const App = meta.story({
  loaders: [async () => ({ source: strikeSource(await loadStrikes()) })],
  render: (_, { loaded }) => <StrikeApp source={loaded.source as StrikeAppProps['source']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('10,000 bird strikes'))
  },
})

/** By keyboard alone: find a report, open it, edit it, be rejected, correct it, save, see the change, go back. */
export const TheWholeWay = meta.story({
  beforeEach: ({ args }) => {
    args.source = strikeSource(someStrikes)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = (name: string | RegExp) => canvas.findByRole('heading', { level: 1, name })
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3))

    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('coyote{Enter}')
    const coyotes = someStrikes.filter(({ species }) => /coyote/i.test(species)).length
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(coyotes + 1)),
    )
    while (!canvas.getByRole('grid').contains(document.activeElement)) await userEvent.tab()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'BS-00061' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    await expect(await heading('BS-00061')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    await waitFor(async () => expect(await heading('Edit BS-00061')).toHaveFocus())
    const species = await canvas.findByRole('textbox', { name: /Species/ })
    await userEvent.clear(species)
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await expect(within(summary).getByRole('link', { name: 'Enter the species' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(species).toHaveFocus()
    await userEvent.keyboard('Prairie coyote{Enter}')

    await waitFor(async () => expect(await heading('BS-00061')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Prairie coyote')).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Bird strikes' }))

    await expect(await canvas.findByRole('searchbox')).toHaveValue('coyote')
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Prairie coyote' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'BS-00061' })).toHaveFocus())

    // The message goes by itself after a while; on a slow machine it has gone already.
    const dismiss = () => canvas.queryByRole('button', { name: /^Dismiss/ })
    if (dismiss()) await userEvent.keyboard('{F6}{Enter}')
    await waitFor(() => expect(dismiss()).toBeNull())
    await expect(canvas.getByRole('link', { name: 'BS-00061' })).toHaveFocus()
  },
})
