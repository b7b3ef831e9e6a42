import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../../src/collection/ValueText'
import { Link } from '../../../src/components/Link'
import { strike } from '../../fixtures/birdstrikes'
import { EditStrike, problem, writeOver } from './formState'
import { oneStrike, toTheList } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/FormScreen/States',
  component: EditStrike,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'editing' as const,
    labels: ['Flight date', 'Airport', 'Damage', 'Speed'],
    breadcrumbs: toTheList,
    cancelHref: '#cancel',
    onRetry: fn(),
    back: <Link href="#list">All bird strikes</Link>,
  },
})

const closed = 'https://strikes.example/problems/year-closed'
/** Whose news takes the focus stands in a frame of the docs page, which stays where it is. */
const inFrame = { docs: { story: { inline: false, height: '560px' } } }

const conflict = (more = {}) => ({
  differences: [
    { id: 'airport', label: 'Airport', yours: 'Dallas/Fort Worth Intl', theirs: oneStrike.airport },
    {
      id: 'speed',
      label: 'Speed',
      yours: '140 kn',
      theirs: <ValueText entity={strike} field="speed" record={oneStrike} />,
    },
  ],
  onKeep: fn(),
  onTake: fn(),
  ...more,
})

/** A report is being changed. */
export const Editing = meta.story({
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: `Edit ${oneStrike.reportId}` })
    await expect(within(form).getByRole('textbox', { name: 'Airport' })).toHaveValue(oneStrike.airport)
  },
})

/** The report to change has not come yet: the fields' places are held. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading')).toBeInTheDocument()
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument()
  },
})

/** The server rejected: what is to be mended is summed up and stands at the field. */
export const Invalid = meta.story({
  args: {
    status: 'invalid',
    prepare: (store) =>
      store.setIssues([
        {
          path: ['airport'],
          rule: 'validate',
          params: {},
          severity: 'error',
          source: 'server',
          message: 'Enter the airport as it is in the register',
        },
      ]),
  },
  play: async ({ canvasElement }) => {
    const airport = within(canvasElement).getByRole('textbox', { name: 'Airport' })
    await expect(airport).toBeInvalid()
    await expect(airport).toHaveAccessibleDescription('Enter the airport as it is in the register')
  },
})

/** It is being saved: the button waits and keeps the focus, the fields stay. */
export const Saving = meta.story({
  parameters: { visual: { loading: true } },
  args: { status: 'saving' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Saving failed: nothing that was written is lost, and one press tries again. */
export const NotSaved = meta.story({
  args: { status: 'notSaved', problem: problem(0) },
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: 'This was not saved' })
    await expect(news).toHaveTextContent('What you wrote is still here.')
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Too much was asked for: nothing that was written is lost, and the seconds until the next try count down. */
export const RateLimited = meta.story({
  args: { status: 'rateLimited', problem: { ...problem(429), retryAfter: 30 } },
  play: async ({ canvas, args }) => {
    const news = within(canvas.getByRole('group', { name: 'Not saved yet: too many requests' }))
    await expect(news.getByText(/What you wrote is still here\./)).toBeVisible()
    await userEvent.click(news.getByRole('button', { name: 'Try again in 30 seconds' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

/**
 * Someone else changed the same report: what each wrote, side by side, and two ways on. The form still holds what the
 * person wrote, and saving it is one of the two.
 */
export const Conflict = meta.story({
  parameters: inFrame,
  args: { status: 'conflict', conflict: conflict(), prepare: writeOver },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue('Dallas/Fort Worth Intl')
    const news = canvas.getByRole('group', { name: /^Someone else changed this/ })
    await expect(within(news).getByRole('row', { name: /^Speed 140 kn/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await userEvent.click(within(news).getByRole('button', { name: 'Use their version' }))
    await expect(args.conflict?.onTake).toHaveBeenCalledOnce()
  },
})

/** Enter saves nothing while there is something to decide: it leads there. */
export const ConflictAndEnter = meta.story({
  parameters: inFrame,
  args: { status: 'conflict', conflict: conflict(), prepare: writeOver },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = canvas.getByRole<HTMLFormElement>('form')
    canvas.getByRole('textbox', { name: 'Airport' }).focus()
    form.requestSubmit()
    const news = canvas.getByRole('group', { name: /^Someone else changed this/ })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(canvas.queryByText(/^Saved/)).not.toBeInTheDocument()
  },
})

/** The other version is still on its way: nothing can be decided yet. */
export const ConflictReading = meta.story({
  parameters: { ...inFrame, visual: { loading: true } },
  name: 'Conflict, other version loading',
  args: {
    status: 'conflict',
    conflict: conflict({ differences: [], reading: true }),
    prepare: writeOver,
  },
})

/** The other version could not be read. */
export const ConflictUnread = meta.story({
  parameters: inFrame,
  name: 'Conflict, other version not read',
  args: { status: 'conflict', conflict: conflict({ differences: [], onRetry: fn() }), prepare: writeOver },
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('group', { name: /^Someone else changed this/ })
    await expect(within(news).queryByRole('button', { name: 'Save my version' })).not.toBeInTheDocument()
    await expect(within(news).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** Someone else removed the report: what was written is still there to copy, and nothing is left to save. */
export const Gone = meta.story({
  parameters: inFrame,
  args: { status: 'gone', problem: problem(404), prepare: writeOver },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const news = canvas.getByRole('group', { name: /^Someone else removed this/ })
    await waitFor(() => expect(news).toHaveFocus())
    const airport = canvas.getByRole('textbox', { name: 'Airport' })
    await expect(airport).toHaveValue('Dallas/Fort Worth Intl')
    await expect(airport).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
})

/** The source cannot store a change: the report can be read and copied, and the page says why that is all. */
export const ReadOnly = meta.story({
  args: { status: 'readOnly' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Nothing can be saved here' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
})

/** Rejected as things are: the server's own words say why. */
export const RejectedInItsWords = meta.story({
  name: 'Rejected in the server’s words',
  args: {
    status: 'notSaved',
    problem: { ...problem(409), detail: 'A report of a closed year stays as it is' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'This was not saved' })).toHaveTextContent(
      'A report of a closed year stays as it is. What you wrote is still here.',
    )
  },
})

/** Rejected, and said in the words that the product has for it. */
export const RejectedInTheCatalogue = meta.story({
  name: 'Rejected in the product’s words',
  args: {
    status: 'notSaved',
    problem: { ...problem(409), type: closed, detail: 'year 2001 locked' },
    errors: {
      'year-closed': {
        type: closed,
        title: 'The year is closed',
        message: 'Write to the archive.',
        place: 'form',
        next: 'giveUp',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('group', { name: 'This was not saved' })
    await expect(news).toHaveTextContent('The year is closed. Write to the archive.')
    await expect(news).not.toHaveTextContent('locked')
  },
})

/** It is saved, and the person stays: there is nothing to give up any more. */
export const Saved = meta.story({
  args: { status: 'saved', savedAt: new Date('2026-05-12T12:04') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Saved 12:04/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument()
  },
})

/** The report to change could not be read. */
export const Failed = meta.story({ args: { status: 'failed', problem: problem(500) } })

/** The report to change is not there. */
export const NotFound = meta.story({
  args: { status: 'notFound', problem: problem(404) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All bird strikes' })).toBeVisible()
  },
})

/** The role of the person makes no reports. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', reason: 'Your role does not allow this.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have access')
    await expect(canvas.getByText(/Your role does not allow this\./)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

/** A report that may not be changed any more is there to be read, and says why. */
export const NotNow = meta.story({
  name: 'To be read only, with the reason',
  args: { status: 'readOnly', reason: 'Only while status is draft.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const news = canvas.getByRole('group', { name: 'You cannot change this' })
    await expect(news).toHaveTextContent('Only while status is draft.')
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
})

/** One field may not be changed, and says why; the others may. */
export const PartForbidden = meta.story({
  args: { readOnlyReasons: new Map([['airport', 'Only while status is draft.']]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const airport = canvas.getByRole('textbox', { name: 'Airport' })
    await expect(airport).toHaveAttribute('readonly')
    await expect(airport).toHaveAccessibleDescription('Only while status is draft.')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
})
