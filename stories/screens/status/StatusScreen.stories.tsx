import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { StatusScreen } from '../../../src/screens/status/StatusScreen'

const meta = preview.meta({
  title: 'Screens/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
})

const problem = (status: number) => ({ type: 'about:blank', title: `Status ${status}`, status })

/** Nothing stands at this address. */
export const NotFound = meta.story({
  args: { actions: <Button href="#list">All bird strikes</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})

/** The service has a problem of its own. */
export const Failed = meta.story({
  args: { problem: problem(502) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The record that stood here was removed, and the page says so instead of doubting the address. */
export const Gone = meta.story({
  args: { problem: problem(410), actions: <Button href="#list">All bird strikes</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This was removed')
  },
})

/** Too much was asked for: the seconds count down, and then it can be tried again. */
export const RateLimited = meta.story({
  args: { problem: { ...problem(429), retryAfter: 42 } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Try again in \d+ seconds$/ })
    await userEvent.click(button)
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(canvas.getByRole('heading')).toHaveTextContent('Too many requests')
  },
})

/** The service is away and says for how long: of many seconds, minutes are enough. */
export const Unavailable = meta.story({
  args: { problem: { ...problem(503), retryAfter: 1500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Not available for the moment')
    await expect(canvas.getByRole('button', { name: 'Try again in 25 minutes' })).toBeVisible()
  },
})

/** The server has a number for what went wrong: a person quotes it when asking for help. */
export const WithAReference = meta.story({
  args: { problem: { ...problem(500), reference: '00-4bf92f3577b34da6-00' } },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      if (real) Object.defineProperty(navigator, 'clipboard', real)
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00-4bf92f3577b34da6-00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('00-4bf92f3577b34da6-00')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
  },
})

/** Given no way on, the page has one all the same. */
export const WithoutAWayOn = meta.story({
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    const ways = [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')]
    await expect(ways).toHaveLength(1)
  },
})

/** There is no connection; when it is back the page tries again by itself. */
export const Offline = meta.story({
  args: { problem: problem(0) },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      if (real) Object.defineProperty(Navigator.prototype, 'onLine', real)
    }
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'You are offline',
    )
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      return expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
})

/** The person may not see this: said once, with what to do. */
export const Forbidden = meta.story({
  args: { problem: problem(403), actions: <Button href="#list">All bird strikes</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('You do not have access')
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /^You do not have accessAsk the person who gives access to it\./,
    )
  },
})

/** The server says who may: its words stand there, and what to do after them. */
export const ForbiddenInItsWords = meta.story({
  name: 'Forbidden in the server’s words',
  args: { problem: { ...problem(403), detail: 'Only the safety board reads open cases' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the safety board reads open cases.').parentElement).toHaveTextContent(
      'Only the safety board reads open cases. Ask the person who gives access to it.',
    )
  },
})

/** The product's catalogue has words for it: they head the page. */
export const InTheCatalogue = meta.story({
  name: 'In the product’s words',
  args: {
    problem: { ...problem(403), type: 'https://strikes.example/problems/sealed' },
    errors: {
      sealed: {
        type: 'https://strikes.example/problems/sealed',
        title: 'This case is sealed',
        message: 'It is opened when the court has decided.',
        place: 'screen',
        next: 'giveUp',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('This case is sealed')
    await expect(canvas.getByText('It is opened when the court has decided.')).toBeVisible()
  },
})

/** The session has ended. */
export const SignedOut = meta.story({
  args: {
    problem: problem(401),
    actions: (
      <Button variant="primary" href="#sign-in">
        Sign in
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/^You are signed outSign in and try again\./)
  },
})

/** In the host's own words, as a part of another page. */
export const InOwnWords = meta.story({
  args: {
    problem: problem(503),
    headingLevel: 2,
    title: 'Reports are being moved',
    children: 'The archive moves to a new server this Saturday until noon. Come back then.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Reports are being moved',
    )
  },
})
