import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { EditStrike, problem, writeOver } from './formState'
import { oneStrike, toTheList } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/FormScreen/Saving',
  component: EditStrike,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'editing' as const,
    breadcrumbs: toTheList,
    cancelHref: '#cancel',
    onRetry: fn(),
  },
})

/** No connection: nothing is to be pressed, it is saved when there is one. */
export const Offline = meta.story({
  args: { status: 'offline', problem: problem(0), prepare: writeOver },
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('group', { name: 'Not saved yet: you are offline' })
    await expect(news).toHaveTextContent('It is saved as soon as you are online again')
    await expect(within(news).queryByRole('button')).toBeNull()
  },
})

/** The session ended over a long report: signing in goes on from here. */
export const SignedOut = meta.story({
  name: 'Signed out',
  args: { status: 'signedOut', problem: problem(401), prepare: writeOver, onSignIn: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const news = canvas.getByRole('group', { name: 'Not saved yet: you are signed out' })
    await userEvent.click(within(news).getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue('Dallas/Fort Worth Intl')
  },
})

/** Who writes many reports goes on with the next. */
export const SeveralWaysToSave = meta.story({
  name: 'Several ways to save',
  args: {
    intents: [
      { value: 'saveAndNew', label: 'Save and new' },
      { value: 'saveAndNext', label: 'Save and next' },
    ],
  },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Save and next' })
    await expect(next).toHaveAttribute('value', 'saveAndNext')
  },
})

/** The buttons stay in sight and say what was changed; "Cancel" is "Back" beside "Discard changes". */
export const WithASaveBar = meta.story({
  name: 'With a bar that saves',
  args: {
    saveBar: true,
    getLabel: (name) => ({ airport: 'Airport', speed: 'Speed' })[name],
    prepare: writeOver,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Changed: Airport and Speed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue(oneStrike.airport)
    await userEvent.click(canvas.getByRole('button', { name: 'Bring changes back' }))
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue('Dallas/Fort Worth Intl')
  },
})
