import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Link } from '../../../src/components/Link'
import { DetailScreenView } from '../../../src/screens/record/DetailScreenView'
import { recordSections } from '../../../src/screens/record/recordSections'
import { strikeInSections } from '../../fixtures/strikeInSections'
import { oneStrike, shownStrike } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/DetailScreen/States',
  component: DetailScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shownStrike,
    status: 'ready' as const,
    editHref: '#edit',
    onRemove: fn(),
    onRetry: fn(),
    onCancelRemoval: fn(),
    onConfirmRemoval: fn(),
    back: <Link href="#list">All bird strikes</Link>,
  },
})

/** The dialog is loaded when it is asked for: only a play, which speaks English, waits for it. */
const played = ['light', 'dark', 'narrow']

/** A dialog covers its own frame of the docs page, not the page. */
const inFrame = { story: { inline: false, height: '560px' } }

const noAnswer = { type: 'about:blank', title: 'No answer', status: 0 }

const inSections = {
  facts: ['flightDate', 'species', 'damage', 'costTotal'],
  sections: recordSections(strikeInSections, oneStrike, 'en'),
}

/** A report to read: every value in words, what is missing as a dash. */
export const Ready = meta.story({
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: shownStrike.title })
    await expect(within(region).getByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(within(region).getByText('Flight date').closest('dl')).toBeVisible()
  },
})

/** The facts that matter most stand in a strip, the rest below the headings of the entity's sections. */
export const InSections = meta.story({
  args: inSections,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const strip = canvas.getByText('Total cost').closest('dl')!
    await expect(within(strip).getAllByRole('term')).toHaveLength(4)
    const flight = canvas.getByRole('heading', { level: 2, name: 'The flight' }).nextElementSibling!
      .parentElement!
    await expect(within(flight).getByText('Airport')).toBeVisible()
    // A fact is not said twice.
    await expect(canvas.getAllByText('Flight date')).toHaveLength(1)
  },
})

/** In sections, and not there yet: strip, headings and labels already stand where they will be. */
export const LoadingInSections = meta.story({
  parameters: { visual: { loading: true } },
  args: { ...inSections, status: 'loading' },
})

/** The report has not come yet: the labels already stand where they will be. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument()
    await expect(canvas.getByText('Species')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  },
})

/** The report as last known, while it is asked for again: nothing jumps. */
export const Refreshing = meta.story({ args: { status: 'refreshing' } })

/** Asking again failed: what is known stays, and says that it may be old. */
export const RefreshFailed = meta.story({
  args: { status: 'refreshFailed', problem: noAnswer },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'This may be out of date' })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The report was removed, or the address is wrong. */
export const NotFound = meta.story({
  args: { status: 'notFound' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('no such record')
    await expect(within(canvasElement).getByRole('link', { name: 'All bird strikes' })).toBeVisible()
  },
})

/** The report could not be read: the reason in words, and the way to try again. */
export const Failed = meta.story({
  args: { status: 'failed', problem: { ...noAnswer, status: 503 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A person is asked before a report is removed for everybody. */
export const ConfirmingRemoval = meta.story({
  args: { status: 'confirmingRemoval' },
  parameters: { docs: inFrame, visual: { modes: played } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: `Remove ${shownStrike.title}?` })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onCancelRemoval).toHaveBeenCalledOnce())
  },
})

/** Two pilots' statements refer to the report, and their specification keeps it: there is no way to remove it yet. */
export const RemovalKept = meta.story({
  args: {
    status: 'confirmingRemoval',
    removalNote: <p>2 statements refer to it.</p>,
    removalKept: true,
  },
  parameters: { docs: inFrame, visual: { modes: played } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: `“${shownStrike.title}” cannot be removed yet`,
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('Remove those first, or have them refer to another one.')
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close'])
  },
})

/** The removal is under way: the dialog stays until it is known how that ended. */
export const Removing = meta.story({
  args: { status: 'removing' },
  parameters: { docs: inFrame, visual: { modes: played, loading: true } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: 'Remove' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** The removal failed: the report is still there, and so is the way to try again. */
export const NotRemoved = meta.story({
  args: { notRemoved: true, problem: { ...noAnswer, status: 403 }, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'This was not removed' })
    await userEvent.click(within(news).getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

/** Someone may read but not change: no button leads nowhere. */
export const ReadOnly = meta.story({
  args: { editHref: undefined, onRemove: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
})

/** The role of the person may not read it: why, and the way back. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', reason: 'Only while status is sent.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have access')
    await expect(canvas.getByText(/Only while status is sent\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All bird strikes' })).toBeVisible()
  },
})

/** An action that cannot be taken on this report stands where it is looked for, with the reason. */
export const NotNow = meta.story({
  name: 'Edit and remove, not now',
  args: { editReason: 'Only while status is draft.', removeReason: 'Only while status is draft.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const control of [
      canvas.getByRole('link', { name: 'Edit' }),
      canvas.getByRole('button', { name: 'Remove' }),
    ]) {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await expect(control).toHaveAccessibleDescription('Only while status is draft.')
      control.focus()
      await expect(control).toHaveFocus()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

const send = { name: 'send', label: 'Send', tone: 'neutral' as const }
const close = { name: 'close', label: 'Close', tone: 'danger' as const }

/** Two ways on: the one that is possible is the primary action, the other says why it is not. */
export const Transitions = meta.story({
  args: {
    transitions: [
      { ...send, onAction: fn() },
      { name: 'review', label: 'Review', tone: 'neutral', disabledReason: 'Only while status is sent.' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.transitions?.[0]?.onAction).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Review' })).toHaveAccessibleDescription(
      'Only while status is sent.',
    )
  },
})

/** More than three ways on: those that are possible have the room, before what every record offers. The others stand in a menu, what is possible first. */
export const ManyTransitions = meta.story({
  args: {
    transitions: [
      { ...send, disabledReason: 'Only while status is draft.' },
      { name: 'review', label: 'Review', tone: 'neutral', onAction: fn() },
      { name: 'return', label: 'Return', tone: 'neutral', onAction: fn() },
      { ...close, onAction: fn() },
    ],
    duplicateHref: '#duplicate',
    onRemove: fn(),
  },
  // Why an item is out of use is its description, and no part of its name.
  parameters: {
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    visual: { modes: played },
    docs: inFrame,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Review' })).toHaveAttribute('data-variant', 'primary')
    for (const name of ['Return', 'Close']) await expect(canvas.getByRole('button', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    const names = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    await expect(names).toEqual(['Duplicate', 'SendOnly while status is draft.', 'Remove'])
  },
})

/** A step is being taken: its button waits. */
export const TakingTransition = meta.story({
  parameters: { visual: { loading: true } },
  args: { transitions: [{ ...send, onAction: fn(), pending: true }] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
})
