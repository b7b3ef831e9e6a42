import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SignInScreen, type SignInScreenProps } from '../../../src/screens/account/SignInScreen'
import type { PasskeyContext } from '../../../src/screens/account/usePasskey'
import { accepts, fails, withPasskeys } from './answers'

/** As a browser does: silent until somebody chooses one, or asks for the dialog. */
const passkey = (open: () => Promise<void>) =>
  fn(({ mediation }: PasskeyContext) => (mediation === 'conditional' ? new Promise<void>(() => {}) : open()))

/** With calls of any kind for each story. */
function SignInPage(props: SignInScreenProps) {
  return <SignInScreen {...props} />
}

const signIn: NonNullable<SignInScreenProps['signIn']> = accepts()

const meta = preview.meta({
  title: 'Screens/SignInScreen/Ways',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: withPasskeys(true),
  args: {
    name: 'Bird strike register',
    signIn,
    signInWithPasskey: passkey(() => Promise.resolve()),
    onSignedIn: fn(),
    forgotHref: '#forgot',
  },
})

/** A passkey is offered by a button, and by the browser where the address is filled in. */
export const WithPasskey = meta.story({
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
    await waitFor(() =>
      expect(args.signInWithPasskey).toHaveBeenCalledWith(
        expect.objectContaining({ mediation: 'conditional' }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(args.signIn).not.toHaveBeenCalled()
  },
})

/** The browser's dialog was closed: that is no mistake, and the other way is there. */
export const NoPasskeyUsed = meta.story({
  args: { signInWithPasskey: passkey(() => Promise.reject(new DOMException('', 'NotAllowedError'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByText('No passkey was used')).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
})

/** A browser that knows none has no button for it. */
export const BrowserWithoutPasskeys = meta.story({
  beforeEach: withPasskeys(false),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
    await expect(args.signInWithPasskey).not.toHaveBeenCalled()
  },
})

/** The password is right, and a code is asked for: on the same page, which takes the focus. */
export const ThenACode = meta.story({
  parameters: { visual: { loading: true } },
  args: {
    signIn: fn(() => Promise.resolve({ next: 'code' as const })),
    signInWithPasskey: undefined,
    secondFactor: [
      {
        id: 'app',
        label: 'Code from your authenticator',
        description: 'Open your authenticator and enter the code that it shows for the register.',
        verifyCode: fn(async () => {}),
      },
    ],
  },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'barn owl at dusk{Enter}')
    const heading = await canvas.findByRole('heading', { name: 'Confirm that it is you' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    const code = within(canvasElement).getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(code)
    await userEvent.paste('314 159')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
  },
})

const turnsDown = fails({ status: 401 })

/** In a workshop people have names and no addresses: the name is rejected with its own words, and stays. */
export const ByUserName = meta.story({
  args: { signInWithPasskey: undefined },
  render: ({ name, forgotHref }) => (
    <SignInScreen signInBy="username" signIn={turnsDown} {...{ name, forgotHref }} />
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'User name' })
    await expect(name).toHaveAttribute('autocomplete', 'username')
    await expect(name).toHaveAttribute('autocapitalize', 'none')
    await userEvent.type(name, 'ana.owl')
    await userEvent.type(canvas.getByLabelText('Password'), 'barn owl at dusk{Enter}')
    await expect(await canvas.findByText(/^Check your user name and your password/)).toBeVisible()
    await expect(turnsDown).toHaveBeenCalledWith(
      { username: 'ana.owl', password: 'barn owl at dusk' },
      expect.anything(),
    )
    await expect(name).toHaveValue('ana.owl')
  },
})
