import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Link } from '../../../src/components/Link'
import { DetailScreenView } from '../../../src/screens/record/DetailScreenView'
import { shownStrike } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/DetailScreen/More states',
  component: DetailScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shownStrike,
    status: 'ready' as const,
    editHref: '#edit',
    onRetry: fn(),
    back: <Link href="#list">All bird strikes</Link>,
  },
})

const problem = (status: number) => ({ type: 'about:blank', title: `Status ${status}`, status })

/** The source knows that it was removed: that is another thing than a wrong address. */
export const Gone = meta.story({
  args: { status: 'gone', problem: problem(410) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This was removed')
    await expect(canvas.getByRole('link', { name: 'All bird strikes' })).toBeVisible()
  },
})

/** Without a connection, and the report was never loaded. */
export const Offline = meta.story({
  args: { status: 'offline', problem: problem(0) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Without a connection: the report as it was loaded. */
export const Cached = meta.story({
  args: { status: 'cached', problem: problem(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You are offline' })).toBeVisible()
    await expect(canvas.getByText('Species')).toBeVisible()
  },
})

/** Too much was asked for: the seconds until the next try count down. */
export const RateLimited = meta.story({
  args: { status: 'rateLimited', problem: { ...problem(429), retryAfter: 42 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again in 42 seconds' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

/** The session ended before the report came: signing in brings it. */
export const SignedOut = meta.story({
  args: { status: 'signedOut', problem: problem(401), onSignIn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** Forbidden, and the product knows whom to ask. */
export const AskForAccess = meta.story({
  args: {
    status: 'forbidden',
    reason: 'Only while status is sent.',
    onAskAccess: fn(() => Promise.resolve()),
  },
  // In Arabic the story does not play, and nothing is asked for.
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }))
    await waitFor(() => expect(canvas.getByText('You have asked for access.')).toHaveFocus())
    await expect(args.onAskAccess).toHaveBeenCalledOnce()
  },
})
