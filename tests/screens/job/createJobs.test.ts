// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '../../../src/data/problems'
import { createJobs } from '../../../src/screens/job/createJobs'
import type { JobAdapter, JobReport } from '../../../src/screens/job/JobAdapter'
import type { Job } from '../../../src/screens/job/Job'
import type { Jobs } from '../../../src/screens/job/Jobs'

const items = ['Ada', 'Ben', 'Cleo', 'Dina'].map((title) => ({ id: title.toLowerCase(), title }))
const only = (jobs: Jobs): Job => jobs.getJobs()[0]!
const settled = (jobs: Jobs, status: Job['status']) =>
  vi.waitFor(() => expect(only(jobs).status).toBe(status))
const down = () => new ProblemError({ status: 503, title: 'Down' })

describe('a job of items', () => {
  it('tells of each how it ended, and tries again only those that failed, with the same key', async () => {
    const jobs = createJobs()
    const asked: string[] = []
    let broken = true
    jobs.start({
      label: 'Send reminders',
      items,
      reasonNot: ({ id }) => (id === 'cleo' ? 'Cleo has paid.' : undefined),
      run: ({ id }, { idempotencyKey }) => {
        asked.push(idempotencyKey)
        if (id === 'ben' && broken) throw down()
      },
    })
    await settled(jobs, 'partlyDone')
    expect(only(jobs).outcomes.map(({ status }) => status)).toEqual(['done', 'failed', 'skipped', 'done'])
    expect(only(jobs)).toMatchObject({ done: 4, total: 4, canRetry: true })

    broken = false
    jobs.retry(only(jobs).id)
    await vi.waitFor(() => expect(only(jobs).canRetry).toBe(false))
    await settled(jobs, 'partlyDone')
    expect(only(jobs).outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'skipped', 'done'])
    expect(asked).toHaveLength(4)
    expect(asked[3]).toBe(asked[1])
  })

  it('stops before those that are not begun, and goes on with them when it is told to', async () => {
    const jobs = createJobs()
    const begun: string[] = []
    let release = () => {}
    const id = jobs.start({
      label: 'Send reminders',
      items,
      atOnce: 1,
      run: ({ id: item }) => {
        begun.push(item)
        return new Promise<void>((resolve) => (release = resolve))
      },
    })
    await vi.waitFor(() => expect(begun).toEqual(['ada']))
    jobs.cancel(id)
    expect(only(jobs)).toMatchObject({ status: 'stopping', canCancel: false })
    release()
    await settled(jobs, 'cancelled')
    expect(only(jobs).outcomes.map(({ status }) => status)).toEqual(['done', 'untried', 'untried', 'untried'])

    jobs.retry(id)
    for (const name of ['ben', 'cleo', 'dina']) {
      await vi.waitFor(() => expect(begun.at(-1)).toBe(name))
      release()
    }
    await settled(jobs, 'done')
    expect(begun).toEqual(['ada', 'ben', 'cleo', 'dina'])
  })

  it('is on the list until it is put away, and not before it has ended', async () => {
    const jobs = createJobs()
    const ended = vi.fn()
    const id = jobs.start({ label: 'Send reminders', items, run: () => {}, onEnd: ended })
    jobs.dismiss(id)
    expect(jobs.getJobs()).toHaveLength(1)
    await settled(jobs, 'done')
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
    jobs.dismiss(id)
    expect(jobs.getJobs()).toEqual([])
  })
})

describe('a job of one piece', () => {
  it('says how far it is, a few times a second at most, and the last of it always', async () => {
    vi.useFakeTimers()
    const jobs = createJobs()
    const told = vi.fn()
    let release = () => {}
    jobs.start({
      label: 'Recalculate prices',
      run: async ({ report }) => {
        for (let done = 1; done <= 50; done++) report({ done, total: 100, note: `Price ${done}` })
        await new Promise<void>((resolve) => (release = resolve))
      },
    })
    jobs.subscribe(told)
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toHaveBeenCalledOnce()
    expect(only(jobs)).toMatchObject({ done: 50, total: 100, note: 'Price 50' })
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(only(jobs).status).toBe('done')
    vi.useRealTimers()
  })

  it('that fails keeps its problem and can be tried again; one that is stopped has none', async () => {
    const jobs = createJobs()
    const id = jobs.start({
      label: 'Recalculate prices',
      run: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(down()))
        }),
    })
    jobs.cancel(id)
    await settled(jobs, 'cancelled')
    expect(only(jobs)).toMatchObject({ problem: undefined, canRetry: true })
    jobs.start({ label: 'Count', run: () => Promise.reject(down()) })
    await vi.waitFor(() => expect(jobs.getJobs()[1]).toMatchObject({ status: 'failed', canRetry: true }))
    expect(jobs.getJobs()[1]!.problem?.status).toBe(503)
  })
})

describe('a job of a server', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** A server with one job, which goes on by what the test answers. */
  function server() {
    const keys: string[] = []
    const state = { answer: (): JobReport => ({ status: 'running', done: 1, total: 4 }) }
    const adapter: JobAdapter<{ month: string }> = {
      name: 'recalculation',
      start: vi.fn(async (_, { idempotencyKey }) => {
        if (!keys.includes(idempotencyKey)) keys.push(idempotencyKey)
        return `server-${keys.indexOf(idempotencyKey)}`
      }),
      poll: vi.fn(async () => state.answer()),
      cancel: vi.fn(async () => {}),
    }
    return { adapter, keys, state }
  }

  function memory() {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  it('is taken up again after a reload, and forgotten when its outcome was put away', async () => {
    const { adapter, state } = server()
    const storage = memory()
    const before = createJobs({ adapters: [adapter], storage })
    before.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    await vi.advanceTimersByTimeAsync(0)
    const after = createJobs({ adapters: [adapter], storage })
    after.resume()
    after.resume()
    expect(after.getJobs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(only(after)).toMatchObject({ label: 'Recalculate', status: 'running', done: 1, onServer: true })
    expect(adapter.start).toHaveBeenCalledOnce()

    state.answer = () => ({ status: 'done', done: 4 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(only(after)).toMatchObject({ status: 'done', done: 4, total: 4 })
    expect(storage.kept.size).toBe(1)
    after.dismiss(only(after).id)
    expect(storage.kept.size).toBe(0)
  })

  it('whose start had no answer before the reload is begun again with the same key', async () => {
    const { adapter, keys } = server()
    const storage = memory()
    const unanswered = { ...adapter, start: () => new Promise<string>(() => {}) }
    createJobs({ adapters: [unanswered], storage }).start({
      label: 'Recalculate',
      adapter: unanswered,
      input: { month: '2026-03' },
    })
    const after = createJobs({ adapters: [adapter], storage })
    after.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(keys).toEqual([only(after).id])
    expect(adapter.start).toHaveBeenCalledWith({ month: '2026-03' }, expect.anything())
  })

  it('that gives no answer waits, is asked ever more rarely, and at once when a person wants it', async () => {
    const { adapter, state } = server()
    const jobs = createJobs({ adapters: [adapter], storage: memory() })
    jobs.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    state.answer = () => {
      throw down()
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(only(jobs)).toMatchObject({ status: 'waiting', canRetry: true })
    await vi.advanceTimersByTimeAsync(2000)
    const asked = vi.mocked(adapter.poll).mock.calls.length
    await vi.advanceTimersByTimeAsync(1500)
    expect(adapter.poll).toHaveBeenCalledTimes(asked)

    state.answer = () => ({ status: 'running', done: 3 })
    jobs.retry(only(jobs).id)
    await vi.advanceTimersByTimeAsync(0)
    expect(only(jobs)).toMatchObject({ status: 'running', done: 3, problem: undefined })
  })

  it('tries again only the items that failed, as a wish of its own', async () => {
    const { adapter, keys, state } = server()
    const jobs = createJobs({ adapters: [adapter], storage: memory() })
    const problem = { type: 'about:blank', title: 'Locked', status: 423 }
    state.answer = () => ({
      status: 'done',
      outcomes: [
        { item: items[0]!, status: 'done' },
        { item: items[1]!, status: 'failed', problem },
      ],
    })
    jobs.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(only(jobs).status).toBe('partlyDone')
    state.answer = () => ({ status: 'done', outcomes: [{ item: items[1]!, status: 'done' }] })
    jobs.retry(only(jobs).id)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.mocked(adapter.start).mock.lastCall?.[1].only).toEqual(['ben'])
    expect(keys).toHaveLength(2)
    expect(only(jobs)).toMatchObject({ status: 'done', canRetry: false })
    expect(only(jobs).outcomes).toHaveLength(2)
  })

  it('stops by its server; one that cannot stop it goes on and says so', async () => {
    const { adapter, state } = server()
    const jobs = createJobs({ adapters: [adapter], storage: memory() })
    const id = jobs.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    await vi.advanceTimersByTimeAsync(0)
    vi.mocked(adapter.cancel!).mockRejectedValueOnce(down())
    jobs.cancel(id)
    await vi.advanceTimersByTimeAsync(0)
    expect(only(jobs)).toMatchObject({ status: 'running', canCancel: true, problem: { status: 503 } })
    jobs.cancel(id)
    state.answer = () => ({ status: 'cancelled' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(only(jobs).status).toBe('cancelled')
    expect(adapter.cancel).toHaveBeenLastCalledWith('server-0')
  })

  it('that a server has forgotten says so, unless its outcome was there to read before the reload', async () => {
    const { adapter, state } = server()
    const storage = memory()
    const jobs = createJobs({ adapters: [adapter], storage })
    jobs.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    state.answer = () => ({ status: 'done' })
    await vi.advanceTimersByTimeAsync(2000)
    state.answer = () => {
      throw new ProblemError({ status: 404 })
    }
    const after = createJobs({ adapters: [adapter], storage })
    after.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(after.getJobs()).toEqual([])
    expect(storage.kept.size).toBe(0)

    after.start({ label: 'Recalculate', adapter, input: { month: '2026-04' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(only(after)).toMatchObject({ status: 'failed', problem: { status: 404 } })
  })

  it('runs without a place to keep it, and is taken off it when a person signs out', async () => {
    const { adapter } = server()
    const full = {
      getItem: () => 'no JSON',
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {},
    }
    const jobs = createJobs({ adapters: [adapter], storage: full })
    jobs.resume()
    jobs.start({ label: 'Recalculate', adapter, input: { month: '2026-03' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(only(jobs).status).toBe('running')
    jobs.clear()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(jobs.getJobs()).toEqual([])
    expect(adapter.poll).toHaveBeenCalledOnce()
  })

  it('warns the developer of an adapter that could not be found after a reload', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { adapter } = server()
    createJobs({ storage: memory() }).start({ label: 'Close', adapter, input: { month: '2026-03' } })
    expect(said.mock.lastCall?.[0]).toMatch(/Add it to the adapters of createJobs/)
    said.mockRestore()
  })
})
