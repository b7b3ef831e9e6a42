import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { JobList } from '../../../src/screens/job/JobList'
import { formWidth } from '../../fields/formWidth'
import { everyJob, partlyDone, running } from './everyJob'

const meta = preview.meta({
  title: 'Screens/JobList',
  component: JobList,
  decorators: [formWidth],
  args: { jobs: everyJob, onCancel: fn(), onRetry: fn(), onDismiss: fn() },
})

/** Each says in words how it stands: under way, on a server, stopping, without an answer, failed, stopped and done. */
export const EveryStatus = meta.story({
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args, userEvent }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows[0]).toMatch(/^Move to the new catalogue3 of 8 done/)
    await expect(canvas.getByText('Gathering the figures')).toBeVisible()
    await expect(canvas.getByText('Waiting for an answer')).toBeVisible()
    await expect(canvas.getByText('All 48 done')).toBeVisible()
    const known = canvas.getByRole('progressbar', { name: 'Move to the new catalogue' })
    await expect(known).toHaveAttribute('value', '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop: Write the yearly report' }))
    await expect(args.onCancel).toHaveBeenCalledWith('unknown')
  },
})

/** Reminders went to four of six: who got none and why is seen at once, and only those are tried again. */
export const PartlyDone = meta.story({
  args: { jobs: [partlyDone] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4 of 6 done · One not done · One skipped')).toBeVisible()
    const items = within(canvas.getByRole('group', { name: 'Background tasks' })).getAllByRole('listitem')
    await expect(items[1]).toHaveTextContent(/^Ben Okafor.*There is no address to send it to\.$/)
    const retry = canvas.getByRole('button', { name: 'Try the one again' })
    await expect(retry).toHaveAccessibleDescription('Send reminders')
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledWith('partly')
  },
})

/** While it runs, those that failed count already; who wants to know which opens them. */
export const Running = meta.story({
  args: { jobs: [running] },
  parameters: { visual: { loading: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 6 done · One not done · One skipped')).toBeVisible()
    await userEvent.click(canvas.getByText('One by one'))
    await expect(canvas.getByText('Ben Okafor')).toBeVisible()
    await expect(canvas.queryByText('Emil Novák')).not.toBeInTheDocument()
  },
})

/** One after the other is put away by the keyboard: the focus goes on to the next, and at last stays with the list. */
export const PutAway = meta.story({
  render: function Ended(args) {
    const [jobs, setJobs] = useState(
      everyJob.filter(({ status }) => status === 'done' || status === 'failed'),
    )
    return <JobList {...args} jobs={jobs} onDismiss={(id) => setJobs(jobs.filter((job) => job.id !== id))} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Put away: Count the stock' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Put away: Close March' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Nothing is under way')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Background tasks' })).toHaveFocus())
  },
})
