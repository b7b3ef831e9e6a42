import preview from '#.storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DescriptionList } from '../../src/components/DescriptionList'
import { RelativeTime } from '../../src/components/RelativeTime'

const meta = preview.meta({
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { value: '2026-11-21T11:12:00Z', now: new Date('2026-11-21T14:30:00Z') },
})

/** A report came in this morning: how long ago, and by the keyboard or the pointer, when exactly. */
export const Ago = meta.story({
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('3 hours ago')
    await expect(time).toHaveAttribute('datetime', '2026-11-21T11:12:00Z')
    await expect(time).toHaveAccessibleDescription('November 21, 2026 at 11:12 AM UTC')
    await userEvent.tab()
    await expect(time).toHaveFocus()
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).queryByRole('tooltip')).not.toBeInTheDocument())
  },
})

/** Near and far, behind and ahead. */
export const Distances = meta.story({
  render: ({ now }) => (
    <DescriptionList
      items={[
        '2026-11-21T14:29:40Z',
        '2026-11-21T14:09:00Z',
        '2026-11-20T14:30:00Z',
        '2026-09-15T08:00:00Z',
        '2019-04-01T08:00:00Z',
        '2026-11-23T14:30:00Z',
      ].map((value) => ({ label: value, value: <RelativeTime value={value} now={now} /> }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent)
    await expect(shown).toEqual([
      'now',
      '21 minutes ago',
      '1 day ago',
      '2 months ago',
      '7 years ago',
      'in 2 days',
    ])
  },
})

/** The clocks of the place where it happened say the exact moment. */
export const InItsZone = meta.story({
  args: { zone: 'America/Denver' },
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('3 hours ago')
    await expect(time).toHaveAccessibleDescription('November 21, 2026 at 4:12 AM MST')
  },
})

/** A record can come from anywhere: a text that is no moment stays as it is. */
export const NoMoment = meta.story({
  args: { value: 'last week' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('last week')
  },
})
