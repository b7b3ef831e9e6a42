import { useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SessionEndDialog, type SessionEndDialogProps } from '../../../src/screens/account/SessionEndDialog'
import { type SessionEndOptions, useSessionEnd } from '../../../src/screens/account/useSessionEnd'
import type { SignInAnswer, SignInValues } from '../../../src/screens/account/SignInCalls'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProblemError } from '../../../src/data/problems'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { oneStrike } from '../strikePage'

const product = {}

interface ReportWithASessionProps
  extends
    Pick<SessionEndDialogProps, 'signIn' | 'signInByCode' | 'leaveHref' | 'onSwitch'>,
    Pick<SessionEndOptions, 'onExtend' | 'me'> {
  /** The seconds until the session ends. */
  lasts?: number
}

/** A report that is being written, at a register whose session ends before it is saved. */
function ReportWithASession({ lasts, onExtend, me, ...props }: ReportWithASessionProps) {
  const [endsAt] = useState(() => (lasts === undefined ? undefined : Date.now() + lasts * 1000))
  // The other stories on this machine are no tabs of the same person.
  const session = useSessionEnd({ endsAt, onExtend, me, channel: false })
  const source = useMemo(() => {
    const made = strikeSource()
    made.control.fail = ({ method, phase }) =>
      method === 'update' && phase === 'before' && !signedIn.current ? { status: 401 } : undefined
    return made
  }, [])
  return (
    <>
      <ProductProvider product={product} role="pilot" onSessionEnd={session.onSessionEnd}>
        <FormScreen entity={strike} source={source} id={oneStrike.reportId} fields={['species']} />
      </ProductProvider>
      <SessionEndDialog {...session} {...props} email="ana@example.com" />
    </>
  )
}

/** The memory of the server of these stories. */
const signedIn = { current: false }

const signsIn = (password: string) =>
  fn(({ password: given }: SignInValues): Promise<SignInAnswer> => {
    if (given !== password) return Promise.reject(new ProblemError({ status: 401 }))
    signedIn.current = true
    return Promise.resolve()
  })

const meta = preview.meta({
  title: 'Screens/SessionEndDialog',
  component: ReportWithASession,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    signedIn.current = false
  },
  args: { signIn: signsIn('barn owl at dusk'), leaveHref: '#sign-in' },
})

async function saveAndOpen(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const species = await canvas.findByRole('textbox', { name: /species/i })
  await userEvent.clear(species)
  await userEvent.type(species, 'Barn owl')
  await userEvent.click(canvas.getByRole('button', { name: /^Save|^Create/ }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
  return screen.findByRole('dialog', { name: 'Your session has ended' })
}

/** The session has ended while a report was written: who it is stands there, and the caret is where the password goes. */
export const Asked = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await saveAndOpen(canvasElement)
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
    const email = within(dialog).getByRole('textbox', { name: 'Email address' })
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveValue('ana@example.com')
  },
})

/** Signed in again: the report is saved with what was typed before. */
export const GoesOn = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await saveAndOpen(canvasElement)
    const password = within(dialog).getByLabelText('Password')
    await userEvent.type(password, 'gull{Enter}')
    const summary = await within(dialog).findByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveTextContent('they do not belong together'))
    await waitFor(() => expect(summary).toBeVisible())
    await userEvent.type(password, 'barn owl at dusk{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvasElement.querySelector('.sw-FormScreen')).toHaveAttribute('data-status', 'saved'),
    )
    await expect(canvasElement).not.toHaveTextContent('You are signed out')
    // The button that asked has gone with its news: the focus is led on, and not lost.
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
})

/** A service without passwords sends a code to whose session it was: the report is saved once it is entered. */
export const ByCode = meta.story({
  args: {
    signIn: undefined,
    signInByCode: {
      sendCode: fn(),
      verifyCode: fn(() => {
        signedIn.current = true
      }),
    },
  },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement }) => {
    const dialog = await saveAndOpen(canvasElement)
    const email = within(dialog).getByRole('textbox', { name: 'Email address' })
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send a code' }))
    const code = await within(dialog).findByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(dialog).toHaveTextContent('If ana@example.com can be used to sign in')
    await userEvent.paste('314159')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvasElement.querySelector('.sw-FormScreen')).toHaveAttribute('data-status', 'saved'),
    )
  },
})

/** Put away: what was typed is still there, and the way to sign in as well. */
export const PutAway = meta.story({
  play: async ({ canvasElement }) => {
    await saveAndOpen(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /species/i })).toHaveValue('Barn owl')
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
})

/** Two minutes are left: a press keeps the person signed in, and the caret goes back to the word that was being written. */
export const Ending = meta.story({
  args: { lasts: 110, onExtend: fn(() => Promise.resolve(Date.now() + 3_600_000)) },
  play: async ({ args, canvas }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session is about to end' })
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('You will be signed out in 2 minutes.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onExtend).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('textbox', { name: /species/i })).toBeVisible()
  },
})

/** Less than a minute is left, and no answer comes: it says so, and can be tried again or put away. */
export const NotExtended = meta.story({
  args: { lasts: 45, onExtend: fn(() => Promise.reject(new ProblemError({ status: 0 }))) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('50 seconds')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }))
    await expect(
      await within(dialog).findByRole('group', { name: 'Your session could not be made longer' }),
    ).toBeVisible()
  },
})

/** No answer was given: the session has ended, and the same place asks for the password. */
export const EndedByItself = meta.story({
  parameters: { visual: { skip: 'looks like "Asked"' } },
  args: { lasts: 0 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
  },
})

/** A colleague has signed in over the report: nothing is saved in their name, and its author may come back to it. */
export const SomeoneElse = meta.story({
  args: {
    me: 'ana',
    signIn: fn(({ password }: SignInValues): Promise<SignInAnswer> => {
      signedIn.current = true
      return Promise.resolve({ me: password === 'gull' ? 'ben' : 'ana' })
    }),
    onSwitch: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await saveAndOpen(canvasElement)
    await userEvent.type(within(dialog).getByLabelText('Password'), 'gull{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Someone else is signed in' })
    await expect(question).toHaveTextContent('ana@example.com')
    await expect(canvasElement.querySelector('.sw-FormScreen')).not.toHaveAttribute('data-status', 'saved')
    await userEvent.keyboard('{Escape}')
    await expect(question).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Leave this work and go on' }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
    await userEvent.click(within(question).getByRole('button', { name: 'Sign in again' }))
    const again = await screen.findByRole('dialog', { name: 'Your session has ended' })
    await waitFor(() => expect(within(again).getByLabelText('Password')).toHaveFocus())
    await userEvent.type(within(again).getByLabelText('Password'), 'barn owl at dusk{Enter}')
    await waitFor(() =>
      expect(canvasElement.querySelector('.sw-FormScreen')).toHaveAttribute('data-status', 'saved'),
    )
  },
})
