import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from '../../../src/screens/account/ForgotPasswordScreen'
import { fails } from './answers'

/** With calls of any kind for each story. */
function ForgotPasswordPage(props: ForgotPasswordScreenProps) {
  return <ForgotPasswordScreen {...props} />
}

const meta = preview.meta({
  title: 'Screens/ForgotPasswordScreen',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Bird strike register', sendLink: fn(() => Promise.resolve()), signInHref: '#sign-in' },
})

type Canvas = ReturnType<typeof within>

async function send(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
  return canvas.findByRole('heading', { name: 'Check your email' })
}

/** One field, and the way back. */
export const AtFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
})

/** It is on its way, if there is such an account; a slip in the address can be mended. */
export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    const heading = await send(canvas)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.sendLink).toHaveBeenCalledOnce()
    await expect(canvas.getByText('ana@example.com')).toBeVisible()
  },
})

/** The server says that there is no such account; the page says what it says to everybody. */
export const SentToStrangers = meta.story({
  args: { sendLink: fails({ status: 404, detail: 'No such user' }) },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas)
    await expect(canvasElement).not.toHaveTextContent('No such user')
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another address' }))
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.com')
  },
})
