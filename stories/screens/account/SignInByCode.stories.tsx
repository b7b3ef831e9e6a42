import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ProblemError } from '../../../src/data/problems'
import { SignInScreen, type SignInScreenProps } from '../../../src/screens/account/SignInScreen'
import { accepts, fails } from './answers'

/** With calls of any kind for each story. */
function SignInPage(props: SignInScreenProps) {
  return <SignInScreen {...props} />
}

type ByCode = NonNullable<SignInScreenProps['signInByCode']>

const sendCode = fn<(values: unknown) => Promise<void>>(async () => {})
const verifyCode = fn<ByCode['verifyCode']>(async ({ code }) => {
  if (code !== '314159') throw new ProblemError({ status: 422 })
  return { me: 'ana' }
})

const meta = preview.meta({
  title: 'Screens/SignInScreen/By code',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Parking permits',
    description: 'Apply for a permit, or see how far yours is.',
    signInByCode: { sendCode, verifyCode },
    onSignedIn: fn(),
  },
})

type Canvas = ReturnType<typeof within>

async function enterName(canvas: Canvas, label: string, name: string, button = 'Send a code') {
  if (name !== '') await userEvent.type(canvas.getByRole('textbox', { name: label }), name)
  await userEvent.click(canvas.getByRole('button', { name: button }))
  const heading = await canvas.findByRole('heading', { name: 'Enter the code' })
  await waitFor(() => expect(heading).toHaveFocus())
}

async function enterCode(canvas: Canvas, code: string) {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
  await userEvent.paste(code)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** A public service has no passwords: an address is all that is asked for. */
export const AtFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  },
})

/** No code comes to "ana@example", and no server says so: it is said before one is sent. */
export const NoAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana.example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }))
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('Enter an email address like name@example.com')
    await expect(sendCode).not.toHaveBeenCalled()
  },
})

/** A person copies the code from the message, with a space in it, and goes on as who they are. */
export const SignedIn = meta.story({
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args }) => {
    await enterName(canvas, 'Email address', 'ana@example.com')
    await expect(sendCode).toHaveBeenCalledWith({ email: 'ana@example.com' }, expect.anything())
    await enterCode(canvas, '314 159')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('ana'))
    await expect(verifyCode).toHaveBeenCalledWith(
      { email: 'ana@example.com', code: '314159' },
      expect.anything(),
    )
  },
})

/** The server says that it knows no such address: the page says no more than it does of any other. */
export const UnknownAddress = meta.story({
  args: { signInByCode: { sendCode: fails({ status: 404 }), verifyCode } },
  play: async ({ canvas }) => {
    await enterName(canvas, 'Email address', 'ben@example.com')
    await expect(canvas.getByRole('region')).toHaveTextContent(
      'If ben@example.com can be used to sign in, a code is on its way.',
    )
  },
})

/** The wrong code, and then another address: what was typed first is there to be mended. */
export const AnotherAddress = meta.story({
  play: async ({ canvas }) => {
    await enterName(canvas, 'Email address', 'anna@example.com')
    await enterCode(canvas, '271828')
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another address' }))
    const email = await canvas.findByRole('textbox', { name: 'Email address' })
    await expect(email).toHaveValue('anna@example.com')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus())
  },
})

/** The code could not be sent: the address stays, and why stands above it. */
export const NotSent = meta.story({
  args: { signInByCode: { sendCode: fails({ status: 503 }), verifyCode } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }))
    await expect(await canvas.findByText('The code could not be sent')).toBeVisible()
    await expect(email).toHaveValue('ana@example.com')
  },
})

/** Who has forgotten the password takes a code instead, and keeps the address that was typed. */
export const BesideAPassword = meta.story({
  args: { signIn: accepts(), forgotHref: '#forgot' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(email, 'ana@example.com')
    const change = canvas.getByRole('button', { name: 'Sign in with a code' })
    await userEvent.click(change)
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()
    await expect(change).toHaveAccessibleName('Sign in with a password')
    await expect(change).toHaveFocus()
    await enterName(canvas, 'Email address', '')
    await enterCode(canvas, '314159')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(args.signIn).not.toHaveBeenCalled()
  },
})

/** Riders have a phone and no address: its number is the name, and the code comes as a message. */
export const ByPhone = meta.story({
  render: ({ name }) => (
    <SignInScreen
      name={name}
      signInBy="phone"
      signInByCode={{
        sendCode: ({ phone }) => sendCode(phone),
        verifyCode: () => ({ me: 'ana' }),
        length: 4,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('type', 'tel')
    await enterName(canvas, 'Phone number', '+44 20 7946 0018')
    await expect(sendCode).toHaveBeenCalledWith('+44 20 7946 0018')
    await expect(canvas.getByRole('button', { name: 'Enter another number' })).toBeVisible()
  },
})
