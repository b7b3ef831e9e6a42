import { expect, fn, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { NotificationsScreenView } from '../../../src/screens/notifications/NotificationsScreenView'
import { noticesShown } from './notices'

const meta = preview.meta({
  title: 'Screens/NotificationsScreenView',
  component: NotificationsScreenView,
  parameters: { layout: 'fullscreen' },
  args: { ...noticesShown, onRetry: fn() },
})

/** They are on their way. */
export const Loading = meta.story({
  args: { status: 'loading', notices: [], unread: undefined },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** There is nothing to be told of. */
export const Empty = meta.story({
  args: { status: 'empty', notices: [], unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are up to date' })).toBeVisible()
  },
})

/** They could not be read, and can be asked for again. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    notices: [],
    problem: { type: 'about:blank', title: 'Down', status: 503 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
