import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { NotificationsScreen } from '../../../src/screens/notifications/NotificationsScreen'
import { recordAnnouncements } from '../../fixtures/recordAnnouncements'
import { noticeSource } from './notices'

const meta = preview.meta({
  title: 'Screens/NotificationsScreen',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-NotificationsScreen[data-status="ready"]' } },
  args: { source: noticeSource(), zone: 'Europe/Paris' },
  // One for each run, so that what one run marks no other finds.
  beforeEach: () => {
    fresh.source = noticeSource()
  },
  render: (args) => <NotificationsScreen {...args} source={fresh.source} />,
})

const fresh = { source: noticeSource() }

/** The day begins: three are unread, told by a dot, by weight and in words; one is marked, and taken back. */
export const Marked = meta.story({
  play: async ({ canvas }) => {
    const paid = (
      await canvas.findByRole('link', { name: 'École Jean Moulin paid invoice INV-2046' })
    ).closest('li')
    if (!paid) throw new Error('It stands in no list')
    await expect(canvas.getByText('3 unread')).toBeVisible()
    await expect(within(paid).getByText('Unread:')).toBeInTheDocument()
    await userEvent.click(within(paid).getByRole('button', { name: 'Mark as read' }))
    await expect(await canvas.findByText('2 unread')).toBeVisible()
    await expect(within(paid).queryByText('Unread:')).not.toBeInTheDocument()
    await userEvent.click(within(paid).getByRole('button', { name: 'Mark as unread' }))
    await expect(await canvas.findByText('3 unread')).toBeVisible()
  },
})

/** One comes while the others are read: it is announced and waits above; nothing moves until it is asked for. */
export const Arrived = meta.story({
  parameters: { visual: { until: '.sw-NotificationsScreen-arrived', modes: ['light', 'narrow'] } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 unread')
    const news = recordAnnouncements()
    fresh.source.arrive()
    await expect(await canvas.findByRole('button', { name: '1 new' })).toBeVisible()
    await waitFor(() => expect(news.heard).toContain('1 new'))
    news.stop()
    await expect(canvas.queryByText('Amélie Rousseau paid invoice INV-2048')).not.toBeInTheDocument()
  },
})

/** Those that have come are shown by a press, and the keyboard goes on at the first of them; all are marked at once. */
export const Shown = meta.story({
  parameters: { visual: { skip: 'looks like "Marked"' } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 unread')
    fresh.source.arrive()
    await userEvent.click(await canvas.findByRole('button', { name: '1 new' }))
    const first = canvas.getByText('Amélie Rousseau paid invoice INV-2048').closest('li')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(await canvas.findByText('0 unread')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only unread' }))
    await expect(await canvas.findByRole('heading', { name: 'You are up to date' })).toBeVisible()
  },
})

/** The older ones do not come at first; the second try brings them, and leads to the first. */
export const Older = meta.story({
  play: async ({ canvas }) => {
    fresh.source.fail = 'older'
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }))
    await expect(await canvas.findByText('The older ones could not be loaded.')).toBeVisible()
    fresh.source.fail = undefined
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const next = (await canvas.findByText('Two of “Battery 500 Wh” are left')).closest('li')
    await waitFor(() => expect(next).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
  },
})

/** A mark that the server does not take is taken back, and the page says so. */
export const NotMarked = meta.story({
  play: async ({ canvas }) => {
    fresh.source.fail = 'mark'
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await expect(
      await canvas.findByRole('group', { name: 'The mark was not saved, and is taken back' }),
    ).toBeVisible()
    await expect(canvas.getByText('3 unread')).toBeVisible()
  },
})
