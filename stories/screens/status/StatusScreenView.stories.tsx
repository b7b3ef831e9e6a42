import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { Link } from '../../../src/components/Link'
import { StatusScreenView, type StatusScreenViewProps } from '../../../src/screens/status/StatusScreenView'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/StatusScreen/States',
  component: StatusScreenView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
})

/** The report is sent: the page takes the focus, so that it is read. */
export const Done = meta.story({
  args: {
    status: 'done',
    title: 'Report BS-10001 is filed',
    children: 'The airport has been told. Thank you.',
    actions: (
      <>
        <Button variant="primary" href="#new">
          File another
        </Button>
        <Button href="#list">All bird strikes</Button>
      </>
    ),
    autoFocus: true,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

/** The service is being worked on until the afternoon: no button that would only fail. */
export const Maintenance = meta.story({
  args: {
    status: 'maintenance',
    until: '2026-03-18T15:00:00Z',
    actions: <Link href="#news">News about the register</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 hours')).toBeVisible()
  },
})

/** Nothing is here yet: one sentence, and the step to take. */
export const Empty = meta.story({
  args: {
    status: 'empty',
    title: 'No watch lists yet',
    children: 'A watch list tells you of strikes with the birds that you name.',
    actions: (
      <Button variant="primary" href="#new">
        Make a watch list
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'No watch lists yet' })).toHaveAttribute(
      'data-status',
      'empty',
    )
  },
})

/** Each status as the library says it, and the way on. */
export const EveryStatus = meta.story({
  tags: ['states', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { status: 'done' },
  render: () => (
    <StatesSheet<StatusScreenViewProps>
      width="field"
      part=".sw-StatusScreen"
      rows={{ page: { status: 'done', headingLevel: 3, style: { paddingBlock: 'var(--sw-space-4)' } } }}
      states={{
        'not found': { status: 'notFound', actions: <Link href="#list">All bird strikes</Link> },
        gone: { status: 'gone', actions: <Link href="#list">All bird strikes</Link> },
        failed: { status: 'failed', onRetry: () => {} },
        offline: { status: 'offline', onRetry: () => {} },
        'rate limited': { status: 'rateLimited', onRetry: () => {}, retryAfter: 42 },
        unavailable: { status: 'unavailable', onRetry: () => {}, reference: 'BS-7f3a' },
        maintenance: {
          status: 'maintenance',
          until: '2026-03-18T15:00:00Z',
          actions: <Link href="#news">News about the register</Link>,
        },
        forbidden: { status: 'forbidden' },
        'signed out': { status: 'signedOut' },
        done: {
          status: 'done',
          title: 'Report BS-10001 is filed',
          children: 'The airport has been told. Thank you.',
          actions: (
            <>
              <Button variant="primary">File another</Button>
              <Button>All strikes</Button>
            </>
          ),
        },
        empty: {
          status: 'empty',
          title: 'No watch lists yet',
          children: 'A watch list tells you of strikes with the birds that you name.',
          actions: <Button variant="primary">Make a watch list</Button>,
        },
      }}
    >
      {(props) => <StatusScreenView {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvasElement }) => {
    const icon = (status: string) =>
      getComputedStyle(canvasElement.querySelector(`[data-status='${status}'] > svg`)!).color
    await expect(icon('done')).not.toBe(icon('offline'))
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(11)
  },
})
