import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource, ProblemError } from '../../../src/data'
import { createJobs } from '../../../src/screens/job/createJobs'
import { JobsProvider } from '../../../src/screens/job/JobsProvider'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { choice, defineEntity } from '../../../src/spec'
import { billFields, billHead } from './bill'

const bill = defineEntity({
  ...billHead,
  fields: { ...billFields, status: choice(['draft', 'sent'], { readOnly: true, label: 'Status' }) },
  states: { field: 'status', initial: 'draft', final: ['sent'] },
  transitions: { send: { from: ['draft'], to: 'sent', label: 'Send', bulk: true } },
})

const sentFrom = (from: number) =>
  Array.from({ length: 20 }, (_, place) => ({
    id: place + 1,
    rev: 1,
    number: `B-${place + 1}`,
    status: place >= from ? ('sent' as const) : ('draft' as const),
  }))

/** A list of twenty bills, the last of which is sent, at a source that answers when it is let. */
async function openList({ withJobs = true } = {}) {
  const source = memorySource(bill, sentFrom(19))
  const gates: (() => void)[] = []
  let asked = 0
  const slow = {
    ...source,
    transition: async (...given: Parameters<NonNullable<typeof source.transition>>) => {
      asked += 1
      await new Promise<void>((open) => gates.push(open))
      return source.transition!(...given)
    },
  }
  const jobs = createJobs()
  const page = (here: string) => {
    const shown = here === 'list' ? <ListScreen entity={bill} source={slow} /> : <p>Elsewhere</p>
    return withJobs ? <JobsProvider jobs={jobs}>{shown}</JobsProvider> : shown
  }
  const view = render(page('list'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[\d,]+ /))
  await act(async () => screen.getByRole('checkbox', { name: 'Select all' }).click())
  await act(async () => screen.getByRole('button', { name: 'Send' }).click())
  await waitFor(() => expect(gates).toHaveLength(4))
  return {
    source,
    jobs,
    asked: () => asked,
    leave: () => act(async () => view.rerender(page('elsewhere'))),
    /** Lets all answers come, also those that are asked for then. */
    answer: () =>
      act(async () => {
        for (let left = 60; left > 0; left -= 1) {
          gates.splice(0).forEach((open) => open())
          await new Promise((done) => setTimeout(done))
        }
      }),
  }
}

afterEach(cleanup)

it('goes on as a job when the list is left, asking once for each record', async () => {
  const { source, jobs, asked, leave, answer } = await openList()
  expect(jobs.getJobs()).toEqual([])
  await leave()
  expect(jobs.getJobs()).toMatchObject([{ label: 'Send', status: 'running', total: 20 }])
  await answer()
  await waitFor(() => expect(jobs.getJobs()).toMatchObject([{ status: 'partlyDone' }]))
  expect(asked()).toBe(19)
  const [job] = jobs.getJobs()
  expect(job?.outcomes.map(({ status }) => status)).toEqual([...Array<string>(19).fill('done'), 'skipped'])
  expect(job?.outcomes[0]?.item.title).toBe('B-1')
  expect(job?.canRetry).toBe(false)
  const sent = await source.list({ filter: { status: { is: 'sent' } } })
  expect(sent.total).toEqual({ kind: 'exact', count: 20 })
})

it('tries those again that failed before and after the list was left, as they are then', async () => {
  const { source, jobs, leave, answer } = await openList()
  const down = new Set<unknown>([1, 12])
  source.control.fail = ({ method, id, phase }) =>
    method === 'transition' && phase === 'before' && down.has(id)
      ? new ProblemError({ status: 503 })
      : undefined
  await leave()
  await answer()
  await waitFor(() => expect(jobs.getJobs()[0]?.status).toBe('partlyDone'))
  const failed = () =>
    jobs
      .getJobs()[0]
      ?.outcomes.filter(({ status }) => status === 'failed')
      .map(({ item }) => item.id)
  expect(failed()).toEqual(['1', '12'])
  down.clear()
  // Another person has changed one meanwhile: it is read anew, and not turned down for its version.
  source.control.changeElsewhere(12, { number: 'B-12a' })
  await act(async () => jobs.retry(jobs.getJobs()[0]!.id))
  await answer()
  await waitFor(() => expect(failed()).toEqual([]))
})

it('stops what is on its way when the job is stopped', async () => {
  const { jobs, asked, leave, answer } = await openList()
  await leave()
  await act(async () => jobs.cancel(jobs.getJobs()[0]!.id))
  await answer()
  await waitFor(() => expect(jobs.getJobs()[0]?.status).toBe('cancelled'))
  expect(asked()).toBeLessThan(19)
})

it('is no job while the list stands', async () => {
  const { jobs, answer } = await openList()
  await answer()
  await screen.findByText('Send: 19 of 20 are done')
  expect(jobs.getJobs()).toEqual([])
})

it('stops with the list where the app has no list of jobs', async () => {
  const { asked, leave, answer } = await openList({ withJobs: false })
  await leave()
  await answer()
  expect(asked()).toBe(4)
})
