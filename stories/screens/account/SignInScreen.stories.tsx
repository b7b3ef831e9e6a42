import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { CheckboxField } from '../../../src/fields/CheckboxField'
import { FormField } from '../../../src/form/FormField'
import { SignInScreen } from '../../../src/screens/account/SignInScreen'
import { accepts, fails, issue, waits, withoutConnection, withPasskeys } from './answers'

const meta = preview.meta({
  title: 'Screens/SignInScreen',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: withPasskeys(false),
  args: {
    name: 'Bird strike register',
    description: 'Pilots report collisions with birds, and the safety board verifies them.',
    signIn: accepts(),
    onSignedIn: fn(),
    forgotHref: '#forgot',
    signUpHref: '#sign-up',
  },
})

async function signIn(canvasElement: HTMLElement, password = 'barn owl at dusk') {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

/** The page as one comes to it: what the product is for, two fields, and the ways of those who cannot fill them in. */
export const AtFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sign in' })).toBeVisible()
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(email.closest('form')).toHaveAttribute('method', 'post')
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  },
})

/** A product that creates its accounts itself, and resets no password: what it cannot do is not there. */
export const SignInAlone = meta.story({
  args: { forgotHref: undefined, signUpHref: undefined, name: undefined, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([])
  },
})

/** Enter, Enter and a click: signed in once, with a box of the product's own. */
export const SignsInOnce = meta.story({
  parameters: { visual: { loading: true } },
  args: {
    children: <FormField as={CheckboxField} name="remember" label="Stay signed in on this device" />,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stay signed in on this device' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'barn owl at dusk{Enter}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(args.signIn).toHaveBeenCalledOnce()
    const [values, context] = (args.signIn as ReturnType<typeof accepts>).mock.calls[0] as unknown[]
    await expect(values).toEqual({ email: 'ana@example.com', password: 'barn owl at dusk', remember: true })
    await expect(context).toHaveProperty('signal.aborted', false)
  },
})

/** Nothing is filled in: the summary takes the focus and leads to what is missing. */
export const NothingEntered = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const summary = canvas.getByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your password' }))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(args.signIn).not.toHaveBeenCalled()
  },
})

/** Wrong password or unknown address: the page says the same. The address stays, the password is emptied. */
export const Rejected = meta.story({
  args: { signIn: fails({ status: 404, detail: 'No such user' }) },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await expect(summary).toHaveTextContent('they do not belong together')
    await expect(canvasElement).not.toHaveTextContent('No such user')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
    await expect(canvas.getByRole('region')).toHaveAttribute('data-status', 'rejected')
  },
})

/** The server has something to mend: it stands beside its field. */
export const BesideTheField = meta.story({
  args: {
    signIn: fails({ status: 422, issues: [issue('email', 'Enter the address of your airline')] }),
  },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    const email = await canvas.findByRole('textbox', { name: 'Email address', description: /your airline/ })
    await expect(email).toBeInvalid()
  },
})

/** Tried too often: the button says when it is worth another try, and what was typed waits with it. */
export const RateLimited = meta.story({
  args: { signIn: fails({ status: 429, retryAfter: 30 }) },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    const button = await canvas.findByRole('button', { name: /^Try again in \d+ seconds$/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByLabelText('Password')).toHaveValue('barn owl at dusk')
  },
})

/** There is no connection: nothing is lost. */
export const Offline = meta.story({
  beforeEach: withoutConnection,
  args: { signIn: fails({ status: 0 }) },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByText('You are offline')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('barn owl at dusk')
  },
})

/** The service has a problem of its own. */
export const Failed = meta.story({
  args: { signIn: fails({ status: 502 }) },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByText('You could not be signed in')).toBeVisible()
  },
})

/** The answer is long in coming. */
export const Sending = meta.story({
  args: { signIn: waits() },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(canvas.getByRole('region')).toHaveAttribute('data-status', 'sending')
  },
})

/** In Arabic, from right to left; an address is not. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    name: 'سجل اصطدام الطيور',
    description: 'يبلغ الطيارون عن اصطدام الطيور، وتتحقق منها هيئة السلامة.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('تسجيل الدخول')
  },
})
