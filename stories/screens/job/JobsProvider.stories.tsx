import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { ProblemError } from '../../../src/data/problems'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import type { JobItem } from '../../../src/screens/job/Job'
import { JobsProvider } from '../../../src/screens/job/JobsProvider'
import { useJobs } from '../../../src/screens/job/useJobs'
import { recordAnnouncements } from '../../fixtures/recordAnnouncements'

const customers: readonly JobItem[] = ['Ana Ruiz', 'Ben Okafor', 'Chloé Martin'].map((title) => ({
  id: title,
  title,
}))

/** The mails wait for the story to let them go; the first one to Ben fails. */
let release = () => {}
let gone = Promise.resolve()
let tries = 0

async function remind({ title }: JobItem) {
  await gone
  if (title === 'Ben Okafor' && tries++ === 0) throw new ProblemError({ status: 503, title: 'Down' })
}

function Reminders() {
  const jobs = useJobs()
  const begin = () => jobs.start({ label: 'Send reminders', items: customers, run: remind })
  return <Button onClick={begin}>Send reminders</Button>
}

/** Two pages, of which the one that began the work goes when a person leaves it. */
function Office() {
  const [page, setPage] = useState<'reminders' | 'orders'>('reminders')
  return (
    <AppFrame name="Shop" items={[{ label: 'Orders', href: '#/orders' }]}>
      <div className="sw-Screen">
        <h1>{page === 'reminders' ? 'Reminders' : 'Orders'}</h1>
        {page === 'reminders' && <Reminders />}
        <Button onClick={() => setPage('orders')}>Go to the orders</Button>
      </div>
    </AppFrame>
  )
}

const meta = preview.meta({
  title: 'Screens/JobsProvider',
  component: JobsProvider,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { children: <Office /> },
  beforeEach: () => {
    tries = 0
    gone = new Promise((resolve) => (release = resolve))
    sessionStorage.removeItem('screenwright-jobs')
    return () => getToasts().forEach(({ id }) => dismissToast(id))
  },
})

/** Reminders are sent while the person reads orders: the header counts them, and closing the page would ask first. */
export const GoesOn = meta.story({
  parameters: { visual: { until: '.sw-JobsButton', modes: ['light', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(asksBeforeClosing()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Send reminders' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the orders' }))
    await canvas.findByRole('button', { name: 'Background tasks: One under way' })
    await expect(asksBeforeClosing()).toBe(true)
  },
})

/** One was not sent: the end is told with its outcome, and the list in the header tries that one again. */
export const Ended = meta.story({
  play: async ({ canvas, userEvent }) => {
    const said = recordAnnouncements()
    await userEvent.click(canvas.getByRole('button', { name: 'Send reminders' }))
    await waitFor(() => expect(said.heard).toContain('Begun: Send reminders'))
    release()
    await userEvent.click(await canvas.findByRole('button', { name: 'Background tasks: One not done' }))
    const words = 'Send reminders: 2 of 3 done · One not done.'
    await waitFor(() => expect(said.heard).toContain(words))
    said.stop()
    await expect(asksBeforeClosing()).toBe(false)
    const list = within(await screen.findByRole('dialog', { name: 'Background tasks' }))
    await userEvent.click(await list.findByRole('button', { name: 'Try the one again' }))
    await expect(await list.findByText('All 3 done')).toBeVisible()
    await waitFor(() => expect(list.getByRole('button', { name: 'Put away: Send reminders' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await list.findByText('Nothing is under way')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** As the browser asks it, without closing anything. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
