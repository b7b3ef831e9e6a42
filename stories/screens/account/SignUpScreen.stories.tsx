import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SignUpScreen, type SignUpScreenProps } from '../../../src/screens/account/SignUpScreen'
import { fails, issue } from './answers'

/** With calls of any kind for each story. */
function SignUpPage(props: SignUpScreenProps) {
  return <SignUpScreen {...props} />
}

const created: NonNullable<SignUpScreenProps['signUp']> = fn(() => Promise.resolve())

const meta = preview.meta({
  title: 'Screens/SignUpScreen',
  component: SignUpPage,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bird strike register',
    signUp: created,
    onSignedUp: fn(),
    signInHref: '#sign-in',
    requirements: [{ label: 'At least 12 characters', test: (password) => password.length >= 12 }],
  },
})

type Canvas = ReturnType<typeof within>

async function signUp(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'barn owl at dusk')
  await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
}

/** One password, asked for once, with what it needs; a password manager makes one up. */
export const AtFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByText('At least 12 characters')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
})

/** The server says the same to those who have an account: a message is on its way. */
export const CheckEmail = meta.story({
  args: { signUp: fn(() => Promise.resolve({ next: 'email' as const })) },
  play: async ({ canvas, args }) => {
    await signUp(canvas)
    const heading = await canvas.findByRole('heading', { name: 'Check your email' })
    await expect(canvas.getByText('ana@example.com')).toBeVisible()
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSignedUp).not.toHaveBeenCalled()
  },
})

/** A code was sent, and is checked on the same page. */
export const ThenACode = meta.story({
  args: {
    signUp: fn(() => Promise.resolve({ next: 'code' as const })),
    code: { verifyCode: fn(() => Promise.resolve()), resendCode: fn(() => Promise.resolve()) },
  },
  play: async ({ canvas, args }) => {
    await signUp(canvas)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '314159')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledOnce())
  },
})

/** An address that is none, and no password: nothing is sent. */
export const Invalid = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(
      canvas.getByRole('link', { name: 'Enter an email address like name@example.com' }),
    ).toBeVisible()
    await expect(args.signUp).not.toHaveBeenCalled()
  },
})

/** The server knows the password from a leak: it says so beside it, and keeps what was typed. */
export const RejectedByTheServer = meta.story({
  args: {
    signUp: fails({ status: 422, issues: [issue('password', 'Choose one that is in no list of leaks')] }),
  },
  play: async ({ canvas }) => {
    await signUp(canvas)
    await expect(
      await canvas.findByRole('link', { name: 'Choose one that is in no list of leaks' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('barn owl at dusk')
  },
})
