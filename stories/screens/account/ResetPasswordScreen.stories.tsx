import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from '../../../src/screens/account/ResetPasswordScreen'
import { fails } from './answers'

/** With calls of any kind for each story. */
function ResetPasswordPage(props: ResetPasswordScreenProps) {
  return <ResetPasswordScreen {...props} />
}

const meta = preview.meta({
  title: 'Screens/ResetPasswordScreen',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bird strike register',
    email: 'ana@example.com',
    resetPassword: fn(() => Promise.resolve()),
    signInHref: '#sign-in',
    forgotHref: '#forgot',
  },
})

type Canvas = ReturnType<typeof within>

async function save(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('New password'), 'barn owl at dusk')
  await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }))
}

/** The form holds the address for password managers, out of sight. */
export const AtFirst = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    const username = canvasElement.querySelector('form input[autocomplete="username"]')
    await expect(username).toHaveValue('ana@example.com')
    await expect(canvas.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument()
  },
})

/** The password is changed, and the next step is one press away. */
export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await save(canvas)
    const heading = await canvas.findByRole('heading', { name: 'Your password is changed' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.resetPassword).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in')
  },
})

/** The link was used already: no dead end, another one is sent. */
export const LinkExpired = meta.story({
  args: { resetPassword: fails({ status: 410 }) },
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send another link' })).toHaveAttribute('href', '#forgot')
  },
})
