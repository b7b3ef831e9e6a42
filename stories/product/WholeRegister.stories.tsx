import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { loadStrikes, type Strike } from '../fixtures/birdstrikes'
import { Register } from './Register'

const meta = preview.meta({
  title: 'Product/Whole register',
  component: Register,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    visual: { skip: 'the stories of a few reports show the same' },
  },
  // The other stories of the product do without what takes longer to load.
  loaders: [async () => ({ strikes: await loadStrikes() })],
  render: (args, { loaded }) => <Register {...args} strikes={loaded['strikes'] as readonly Strike[]} />,
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** All 10,000 reports: searched as quickly as sixty. */
export const TenThousandReports = meta.story({
  args: { role: 'investigator' },
  play: async ({ canvas, userEvent }) => {
    await heading('Bird strikes')
    await expect((await canvas.findAllByText('10,000 bird strikes'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'killdeer')
    await expect((await canvas.findAllByText('64 bird strikes'))[0]).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Killdeer' })[0]).toBeVisible()
  },
})

/** An airport, and below it the reports that refer to it, of ten thousand. */
export const AirportWithItsReports = meta.story({
  args: { role: 'investigator', start: '/airports/denver-international-airport' },
  play: async ({ canvas }) => {
    await heading(/Denver/)
    const reports = await canvas.findByRole('region', { name: /^Bird strikes/ })
    await waitFor(() => expect(within(reports).getAllByRole('link').length).toBeGreaterThan(4))
  },
})

/** The public sees what is verified or closed: six of ten, and of these neither operator nor cost. */
export const ForThePublic = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('6,000 bird strikes'))[0]).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Operator|Cost/ })).not.toBeInTheDocument()
  },
})
