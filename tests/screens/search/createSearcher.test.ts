// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProblemError } from '../../../src/data/problems'
import { createSearcher, type Searcher } from '../../../src/screens/search/createSearcher'
import { hasMore, searchStatusOf } from '../../../src/screens/search/searchState'
import { shownGroups } from '../../../src/screens/search/shownGroups'
import { defineEntity, integer, text } from '../../../src/spec'
import { titleOf } from '../../../src/spec/entities/titleOf'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  subtitle: 'id',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name' }),
    note: text({ label: 'Note' }),
    secret: text({ label: 'Secret', sensitive: true }),
  },
})
const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const parts = memorySource(
  part,
  Array.from({ length: 9 }, (_, at) => ({
    id: at + 1,
    name: `Bolt ${at}`,
    note: at === 3 ? 'Fits the old frame only' : undefined,
    secret: 'frame',
  })),
)
const customers = memorySource(customer, [{ id: 1, name: 'Bolton Cycles' }])
const getHref = (id: string | number) => `/of/${id}`
const targets = [
  { entity: part, source: parts, getHref, getListHref: (words: string) => `/parts?q=${words}` },
  { entity: customer, source: customers, getHref },
] as never

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ask = (words: string, given = targets) => ({ words, targets: given, limit: 5, locale: 'en' })
const groupsOf = (searcher: Searcher, ...question: Parameters<typeof ask>) =>
  shownGroups(searcher.get(), ask(...question), titleOf)

it('asks every source once the typing rests, and shows how many there are in all', async () => {
  const list = vi.spyOn(parts, 'list')
  const searcher = createSearcher()
  for (const words of ['b', 'bo', 'bolt']) searcher.ask(ask(words), 200)
  await vi.runAllTimersAsync()
  expect(list).toHaveBeenCalledOnce()
  const [first, second] = groupsOf(searcher, 'bolt')
  expect(first).toMatchObject({ status: 'ready', total: { kind: 'exact', count: 9 }, href: '/parts?q=bolt' })
  expect(first?.results).toHaveLength(5)
  expect(first && hasMore(first)).toBe(true)
  expect(second?.results.map(({ title }) => title)).toEqual(['Bolton Cycles'])
  list.mockRestore()
})

it('says in which field the words stand, and never shows what is secret', async () => {
  const searcher = createSearcher()
  searcher.ask(ask('frame'), 0)
  await vi.runAllTimersAsync()
  const [result] = groupsOf(searcher, 'frame')[0]?.results ?? []
  expect(result).toMatchObject({ title: 'Bolt 3', found: { label: 'Note', text: 'Fits the old frame only' } })
})

it('shows no answer to what was asked before, however late it comes', async () => {
  const calls: { search: string; signal: AbortSignal; answer: (records: object[]) => void }[] = []
  const slow = {
    can: { search: true, sort: [], filter: {} },
    list: ({ search }: { search: string }, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        const answer = (records: object[]) =>
          resolve({ records, total: { kind: 'exact', count: records.length } })
        calls.push({ search, signal, answer })
      }),
  }
  const only = [{ entity: customer, source: slow, getHref }] as never
  const searcher = createSearcher()
  searcher.ask(ask('bolt', only), 0)
  await vi.runAllTimersAsync()
  searcher.ask(ask('boise', only), 0)
  await vi.runAllTimersAsync()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  calls[1]?.answer([{ id: 2, name: 'Boise Bikes' }])
  calls[0]?.answer([{ id: 1, name: 'Bolton Cycles' }])
  await vi.runAllTimersAsync()
  expect(groupsOf(searcher, 'boise', only)[0]?.results.map(({ title }) => title)).toEqual(['Boise Bikes'])
})

it('lets one source fail by itself, and be asked again', async () => {
  const list = vi
    .spyOn(parts, 'list')
    .mockRejectedValueOnce(new ProblemError({ status: 503, title: 'Service Unavailable' }))
  const searcher = createSearcher()
  searcher.ask(ask('bolt'), 0)
  await vi.runAllTimersAsync()
  expect(searcher.get().groups.map(({ status }) => status)).toEqual(['failed', 'ready'])
  expect(searchStatusOf('bolt', groupsOf(searcher, 'bolt'))).toBe('found')
  searcher.retry('part')
  await vi.runAllTimersAsync()
  expect(searcher.get().groups.map(({ status }) => status)).toEqual(['ready', 'ready'])
  list.mockRestore()
})

it('keeps of what was found what has the new words too, until the source has answered', async () => {
  const searcher = createSearcher()
  searcher.ask(ask('bolt'), 0)
  await vi.runAllTimersAsync()
  const waits = new Promise<never>(() => {})
  const list = vi.spyOn(parts, 'list').mockReturnValue(waits)
  searcher.ask(ask('bolt 0'), 0)
  vi.runAllTimers()
  expect(groupsOf(searcher, 'bolt 0')[0]).toMatchObject({ status: 'loading', results: [{ title: 'Bolt 0' }] })
  list.mockRestore()
})

it('is not sure that there is nothing while a source has failed', () => {
  const group = { name: 'part', label: 'Parts', results: [] }
  expect(searchStatusOf('x', [{ ...group, status: 'failed' }])).toBe('failed')
  expect(searchStatusOf('x', [{ ...group, status: 'ready' }])).toBe('empty')
  expect(searchStatusOf(' ', [])).toBe('idle')
})
