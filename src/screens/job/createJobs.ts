import { problemOf } from '../../data/problems'
import { warn } from '../../internal/developerMessages'
import { listen } from '../../internal/listen'
import { newKey } from '../../internal/newKey'
import { followJob } from './followJob'
import { isOpen, isUnderWay, type Job, type JobOutcome } from './Job'
import type { JobReport } from './JobAdapter'
import type { JobOfItems, JobOfOnePiece, JobOfServer, Jobs, JobsOptions } from './Jobs'
import {
  type AnyJob,
  canCancel,
  endOf,
  type Ending,
  type Entry,
  joinOutcomes,
  newEntry,
  progressOf,
  triedIn,
} from './jobEntry'
import { keepJobs, type KeptJob } from './keptJobs'
import { runItems } from './runItems'

/** A page has no use for more than some drawings a second. */
const shortestBetweenNews = 100

/** Make a list of long work that needs no React: it can be filled, steered and watched without a page. */
export function createJobs(options: JobsOptions = {}): Jobs {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const kept = keepJobs(options)
  let jobs: readonly Job[] = []
  let news: ReturnType<typeof setTimeout> | undefined

  function tell() {
    clearTimeout(news)
    news = undefined
    jobs = [...entries.values()].map(({ job }) => job)
    listeners.forEach((listener) => listener())
  }

  function change(entry: Entry, next: Partial<Job>) {
    // Work that was cleared away may still answer.
    if (entries.get(entry.job.id) !== entry) return
    entry.job = { ...entry.job, ...next }
    tell()
  }

  /** Note progress, and tell of it soon. */
  function note(entry: Entry, next: Partial<Job>) {
    entry.job = { ...entry.job, ...next }
    news ??= setTimeout(tell, shortestBetweenNews)
  }

  function put(work: AnyJob, given?: Partial<Entry>): Entry {
    const entry = { ...newEntry(work, given?.wish), ...given }
    entries.set(entry.job.id, entry)
    return entry
  }

  function begin(entry: Entry) {
    const { work } = entry
    entry.stop = new AbortController()
    change(entry, {
      status: 'running',
      problem: undefined,
      canRetry: false,
      canCancel: canCancel(entry.work),
    })
    const run = 'adapter' in work ? runOnServer(entry, work) : runHere(entry, work)
    void run.then(() => entries.get(entry.job.id) === entry && work.onEnd?.())
  }

  async function runHere(entry: Entry, work: JobOfItems | JobOfOnePiece) {
    const { signal } = entry.stop
    const call = { signal, idempotencyKey: entry.wish }
    try {
      if ('items' in work) {
        const { outcomes: before } = entry.job
        const onOutcomes = (outcomes: readonly JobOutcome[]) =>
          note(entry, { outcomes: [...outcomes], done: triedIn(outcomes) })
        end(entry, { outcomes: await runItems(work, { ...call, before, onOutcomes }) })
      } else {
        await work.run({ ...call, report: (progress) => note(entry, progress) })
        end(entry, {})
      }
    } catch (thrown) {
      end(entry, signal.aborted ? { status: 'cancelled' } : { status: 'failed', problem: problemOf(thrown) })
    }
  }

  async function runOnServer(entry: Entry, { adapter, input }: JobOfServer<never>) {
    const { signal } = entry.stop
    try {
      if (entry.serverId === undefined) {
        keep(entry)
        entry.serverId = await adapter.start(input, { signal, idempotencyKey: entry.wish, only: entry.only })
        // Stopped on the way there, and begun all the same.
        if (signal.aborted) await adapter.cancel?.(entry.serverId)
        signal.throwIfAborted()
        keep(entry)
      }
    } catch (thrown) {
      kept.forget(entry.job.id)
      end(entry, signal.aborted ? { status: 'cancelled' } : { status: 'failed', problem: problemOf(thrown) })
      return
    }
    const last = await followJob({
      adapter,
      serverId: entry.serverId,
      signal,
      onReport: (report) => hear(entry, report),
      onSilence: (problem) =>
        change(entry, { status: isStopping(entry) ? 'stopping' : 'waiting', problem, canRetry: true }),
      woken: () => new Promise((wake) => (entry.wake = wake)),
    }).catch(() => undefined)
    // Cleared away while it was asked.
    if (!last) return
    end(entry, last)
    // Its outcome was there to read before the reload, and its server has forgotten it since.
    if (entry.ended && last.forgotten) dismiss(entry.job.id)
    entry.ended = true
    keep(entry)
  }

  function hear(entry: Entry, report: JobReport) {
    const problem = isStopping(entry) || entry.job.status === 'running' ? entry.job.problem : undefined
    change(entry, {
      ...progressOf(report),
      outcomes: joinOutcomes(entry.job.outcomes, report.outcomes),
      status: isStopping(entry) ? 'stopping' : 'running',
      problem,
      canRetry: false,
    })
  }

  function end(entry: Entry, how: Ending) {
    change(entry, endOf(entry, how))
  }

  function keep(entry: Entry) {
    const { work, job, serverId, only, ended } = entry
    if (!('adapter' in work) || entries.get(job.id) !== entry) return
    const { label, input } = work
    kept.note({ key: job.id, label, adapter: work.adapter.name, input, serverId, only, ended })
  }

  /** Ask the server to stop it; how it ended it says itself. */
  async function stopOnServer(entry: Entry, cancel: () => Promise<unknown>) {
    change(entry, { status: 'stopping', canCancel: false })
    const problem = await cancel().then(() => undefined, problemOf)
    if (problem && isUnderWay(entry.job)) change(entry, { status: 'running', canCancel: true, problem })
  }

  function cancel(id: string) {
    const entry = entries.get(id)
    if (!entry || !isUnderWay(entry.job) || !entry.job.canCancel) return
    const { work, serverId } = entry
    if ('adapter' in work && serverId !== undefined) {
      void stopOnServer(entry, async () => work.adapter.cancel?.(serverId))
      return
    }
    entry.stop.abort()
    change(entry, { status: 'stopping', canCancel: false })
  }

  function retry(id: string) {
    const entry = entries.get(id)
    if (!entry?.job.canRetry) return
    if (isUnderWay(entry.job)) {
      entry.wake?.()
      return
    }
    if ('adapter' in entry.work) {
      const open = entry.job.outcomes.filter(isOpen)
      // Begin anew a job that a server has ended; repeat a start without an answer, with its key.
      if (entry.serverId !== undefined) entry.wish = newKey()
      entry.serverId = undefined
      entry.ended = false
      entry.only = open.length > 0 ? open.map(({ item }) => item.id) : entry.only
    } else if (entry.job.outcomes.length === 0) note(entry, { done: undefined, note: undefined })
    begin(entry)
  }

  function dismiss(id: string) {
    const entry = entries.get(id)
    if (!entry || isUnderWay(entry.job)) return
    entries.delete(id)
    kept.forget(id)
    tell()
  }

  function resume() {
    for (const one of kept.read()) {
      if (entries.has(one.key)) continue
      const adapter = options.adapters?.find(({ name }) => name === one.adapter)
      if (!adapter) continue
      const { label, input } = one
      const entry = put({ label, adapter, input: input as never }, rememberedOf(one))
      begin(entry)
    }
    for (const entry of entries.values()) if (entry.job.status === 'waiting') entry.wake?.()
  }

  function clear() {
    for (const { stop, job } of entries.values()) {
      stop.abort()
      kept.forget(job.id)
    }
    entries.clear()
    tell()
  }

  return {
    start(work: AnyJob | JobOfServer<unknown>) {
      const entry = put(work as AnyJob)
      if ('adapter' in work && !options.adapters?.some(({ name }) => name === work.adapter.name)) {
        warn(
          `the job "${work.label}" is begun with the adapter "${work.adapter.name}", but createJobs() does not know it, so after a reload nothing shows how far it is. Add it to the adapters of createJobs().`,
        )
      }
      begin(entry)
      return entry.job.id
    },
    cancel,
    retry,
    dismiss,
    resume,
    clear,
    getJobs: () => jobs,
    subscribe: (listener) => listen(listeners, listener),
  }
}

const isStopping = ({ job }: Entry) => job.status === 'stopping'

const rememberedOf = ({ key, serverId, only, ended = false }: KeptJob) => ({
  wish: key,
  serverId,
  only,
  ended,
})
