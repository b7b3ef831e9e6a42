import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { NotificationsButton } from '../../../src/screens/notifications/NotificationsButton'

const meta = preview.meta({
  title: 'Screens/NotificationsButton',
  component: NotificationsButton,
  args: { href: '#notifications', unread: 3 },
})

/** Three are unread: the bell shows it, and its name says it. */
export const Unread = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
  },
})

/** Nothing is unread: the bell is a bell. */
export const Read = meta.story({
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible()
  },
})

/** More than fit on a bell: the name has them all. */
export const Many = meta.story({
  args: { unread: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 1,204 unread' })).toHaveTextContent('')
    await expect(canvas.getByText('99+')).toBeVisible()
  },
})
