import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Job } from '../../../src/screens/job/Job'
import { JobList } from '../../../src/screens/job/JobList'
import { JobsButton } from '../../../src/screens/job/JobsButton'
import { createJobs } from '../../../src/screens/job/createJobs'
import { JobsContext } from '../../../src/screens/job/JobsContext'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { everyJob, partlyDone, running } from './everyJob'

const meta = preview.meta({
  title: 'Screens/JobList/States',
  component: JobList as ComponentType<object>,
  tags: ['states', '!autodocs'],
  parameters: { visual: { loading: true } },
})

const actions = { onCancel: () => {}, onRetry: () => {}, onDismiss: () => {} }
const named = (id: string) => everyJob.filter((job) => job.id === id)

/** How each job stands: its words, its bar, why it failed or waits, and what can be done about it. */
export const EveryStatus = meta.story({
  render: () => (
    <StatesSheet<{ jobs: readonly Job[] }>
      part=".sw-JobList-row"
      width="page"
      rows={{
        empty: { jobs: [] },
        done: { jobs: named('done') },
        cancelled: { jobs: named('cancelled') },
        failed: { jobs: named('failed') },
        waiting: { jobs: named('waiting') },
        stopping: { jobs: named('stopping') },
        unknown: { jobs: named('unknown') },
        server: { jobs: named('server') },
        partlyDone: { jobs: [partlyDone] },
      }}
      states={{ rest: {} }}
    >
      {(props) => <JobList {...props} {...actions} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const colour = (row: string) => {
      const status = canvas.getByRole('group', { name: `${row}, rest` }).querySelector('.sw-JobList-status')
      return getComputedStyle(status as HTMLElement).color
    }
    await expect(colour('failed')).not.toBe(colour('done'))
    await expect(colour('partlyDone')).toBe(colour('failed'))
    await expect(colour('waiting')).toBe(colour('done'))
  },
})

/** The button that opens the outcome of each item, closed while the job runs and open where some failed. */
export const Outcomes = meta.story({
  render: () => (
    <StatesSheet<{ jobs: readonly Job[] }>
      part=".sw-JobList-summary"
      width="page"
      rows={{ closed: { jobs: [running] }, open: { jobs: [partlyDone] } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <JobList {...props} {...actions} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => {
      const summary = canvas.getByRole('group', { name }).querySelector('summary')
      return getComputedStyle(summary as HTMLElement)
    }
    await expect(styleOf('closed, hover').color).not.toBe(styleOf('closed, rest').color)
    await expect(styleOf('open, focus').outlineStyle).toBe('solid')
  },
})

/** The word in the header of an app, by what there is to say. */
export const Button = meta.story({
  render: () => (
    <StatesSheet<{ jobs: readonly Job[] }>
      part=".sw-JobsButton"
      rows={{
        running: { jobs: [running] },
        failed: { jobs: [partlyDone] },
        done: { jobs: named('done') },
      }}
      states={{ rest: {}, hover: {}, pressed: {}, focus: {} }}
    >
      {({ jobs }) => (
        <JobsContext value={{ ...createJobs(), getJobs: () => jobs }}>
          <JobsButton />
        </JobsContext>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const button = (name: string) =>
      within(canvas.getByRole('group', { name })).getByRole('button', { name: /^Background tasks:/ })
    await expect(button('failed, rest')).toHaveAttribute('data-status', 'failed')
    await expect(getComputedStyle(button('done, hover')).backgroundColor).not.toBe(
      getComputedStyle(button('done, rest')).backgroundColor,
    )
    await expect(getComputedStyle(button('running, focus')).outlineStyle).toBe('solid')
  },
})
