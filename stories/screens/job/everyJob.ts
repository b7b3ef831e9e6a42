import type { Job, JobItem, JobOutcome } from '../../../src/screens/job/Job'

const people = ['Ana Ruiz', 'Ben Okafor', 'Chloé Martin', 'Dina Haddad', 'Emil Novák', 'Fatima Zahra']
const item = (place: number): JobItem => ({
  id: String(place),
  title: people[place] ?? `Customer ${place + 1}`,
})

/** As many reminders, of which the second has no address, the third has paid, and those from `tried` on wait. */
export function reminders(count: number, tried = count): readonly JobOutcome[] {
  return Array.from({ length: count }, (_, place): JobOutcome => {
    if (place >= tried) return { item: item(place), status: 'untried' }
    if (place === 1) return { item: item(place), status: 'failed', problem: noAddress }
    if (place === 2) return { item: item(place), status: 'skipped', reason: 'Has paid this morning.' }
    return { item: item(place), status: 'done' }
  })
}

const noAddress = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  detail: 'There is no address to send it to.',
}
const down = { type: 'about:blank', title: 'Service Unavailable', status: 503 }

const job = (id: string, given: Partial<Job>): Job => ({
  id,
  label: 'Send reminders',
  status: 'running',
  outcomes: [],
  problem: undefined,
  onServer: false,
  canCancel: false,
  canRetry: false,
  ...given,
})

/** One of each status. */
export const everyJob: readonly Job[] = [
  job('done', { status: 'done', label: 'Close March', done: 48, total: 48 }),
  job('cancelled', {
    status: 'cancelled',
    label: 'Print labels',
    done: 2,
    total: 6,
    canRetry: true,
    outcomes: reminders(6, 1),
  }),
  job('failed', { status: 'failed', label: 'Count the stock', problem: down, canRetry: true }),
  job('waiting', {
    status: 'waiting',
    label: 'Recalculate prices',
    done: 40,
    total: 130,
    problem: { type: 'about:blank', title: 'No answer', status: 0 },
    onServer: true,
    canCancel: true,
    canRetry: true,
  }),
  job('stopping', { status: 'stopping', label: 'Export orders', done: 300, total: 600 }),
  job('unknown', { label: 'Write the yearly report', note: 'Gathering the figures', canCancel: true }),
  job('server', { label: 'Move to the new catalogue', done: 3, total: 8, onServer: true, canCancel: true }),
]

export const partlyDone = job('partly', {
  status: 'partlyDone',
  done: 6,
  total: 6,
  outcomes: reminders(6),
  canRetry: true,
})

export const running = job('running', { done: 4, total: 6, outcomes: reminders(6, 4), canCancel: true })
