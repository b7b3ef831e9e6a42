import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { TextField } from '../../../src/fields/TextField'
import { createForm } from '../../../src/form/createForm'
import { FormField } from '../../../src/form/FormField'
import type { FormValues } from '../../../src/form/FormStore'
import {
  AccountScreenView,
  type AccountScreenViewProps,
} from '../../../src/screens/account/AccountScreenView'

const store = createForm<FormValues>({ defaultValues: { place: 'Denver' } })

function Invitation(props: AccountScreenViewProps) {
  return <AccountScreenView {...props} />
}

const invitation: AccountScreenViewProps = {
  status: 'editing',
  store,
  name: 'Bird strike register',
  title: 'Join the safety board',
  description: 'Ana Ruiz has invited you. Say which airport you work for.',
  submitLabel: 'Join',
  children: <FormField as={TextField} name="place" label="Airport" />,
}

const meta = preview.meta({
  title: 'Screens/AccountScreenView',
  component: Invitation,
  parameters: { layout: 'fullscreen' },
  args: invitation,
})

/** A page of the product's own, drawn as the library's are: an invitation. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeVisible()
  },
})

/** An answer is awaited. */
export const Sending = meta.story({
  args: { status: 'sending' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Join/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** It was tried so often that the next try has to wait. */
export const RateLimited = meta.story({
  args: { status: 'rateLimited', secondsLeft: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 30 seconds' })).toHaveAccessibleDescription(
      'The service has asked for a break.',
    )
  },
})

/** There is no connection. */
export const Offline = meta.story({
  args: { status: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You are offline' })).toBeVisible()
  },
})

/** Something went wrong: in the server's words, and with what was typed. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    failedTitle: 'You could not join',
    problem: { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The invitation was taken back' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You could not join' })).toHaveTextContent('taken back')
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue('Denver')
  },
})

/** A link or a code that was sent is too old. */
export const Expired = meta.story({
  args: {
    status: 'expired',
    expired: { title: 'This invitation is too old', text: 'Ask Ana Ruiz for another one.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'This invitation is too old' })).toBeVisible()
  },
})

/** It is done: what came of it stands in place of the form. */
export const Done = meta.story({
  args: { status: 'done', title: 'You have joined', outcome: <p>Reports from Denver come to you now.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
