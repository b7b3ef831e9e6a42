import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { plainParcel } from '../testing/parcels'
import { stubFetch } from './stubFetch'

/** A connection that a test holds the other end of. */
class StubEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly made: StubEventSource[] = []
  readyState = 0
  readonly url: string
  readonly withCredentials: boolean

  constructor(url: string | URL, { withCredentials = false }: EventSourceInit = {}) {
    super()
    this.url = url.toString()
    this.withCredentials = withCredentials
    StubEventSource.made.push(this)
  }

  say(name: string) {
    if (name === 'open') this.readyState = 1
    this.dispatchEvent(new Event(name))
  }

  lose(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  close() {
    this.readyState = 2
  }
}

const connections = StubEventSource.made
/** Another one for each test: what one leaves open is not there in the next. */
let EventSource: typeof globalThis.EventSource

function subscribable(options: Partial<RestSourceOptions> = {}) {
  const { fetch, asked } = stubFetch(() => ({ body: { items: [{ id: 'a' }], next: 'c' } }))
  const source = restSource(plainParcel, {
    url: '/parcels',
    fetch,
    events: { url: '/parcels/events', EventSource },
    ...options,
  })
  return { source, asked }
}

beforeEach(() => {
  vi.useFakeTimers()
  connections.length = 0
  EventSource = class extends StubEventSource {} as unknown as typeof globalThis.EventSource
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a source with events', () => {
  test('tells each listener of every change, over one connection', () => {
    const { source } = subscribable()
    const [one, other] = [vi.fn(), vi.fn()]
    source.subscribe?.(one)
    source.subscribe?.(other)
    expect(connections.map(({ url }) => url)).toEqual(['/parcels/events'])
    connections[0]?.say('open')
    connections[0]?.say('message')
    connections[0]?.say('message')
    expect(one).toHaveBeenCalledTimes(2)
    expect(other).toHaveBeenCalledTimes(2)
  })

  test('shares its connection with other sources that listen to the same URL, each to its own events', () => {
    const at = (names: readonly string[], url = '/events') =>
      subscribable({ events: { url, names, EventSource } }).source
    const [invoices, payments, elsewhere] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = at(['invoice']).subscribe?.(invoices)
    at(['payment', 'invoice']).subscribe?.(payments)
    at(['invoice'], '/other').subscribe?.(elsewhere)
    expect(connections.map(({ url }) => url)).toEqual(['/events', '/other'])
    connections[0]?.say('payment')
    expect([invoices, payments].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    connections[0]?.say('invoice')
    expect([invoices, payments].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
    expect(elsewhere).not.toHaveBeenCalled()
    stop?.()
    connections[0]?.say('payment')
    expect([invoices, payments].map(({ mock }) => mock.calls.length)).toEqual([1, 3])
  })

  test('hears what every listener asked for when it was refused and is open again', () => {
    const [invoices, payments] = [vi.fn(), vi.fn()]
    subscribable({ events: { url: '/events', names: ['invoice'], EventSource } }).source.subscribe?.(invoices)
    subscribable({ events: { url: '/events', names: ['payment'], EventSource } }).source.subscribe?.(payments)
    connections[0]?.lose(2)
    vi.advanceTimersByTime(1000)
    connections[1]?.say('payment')
    expect(payments).toHaveBeenCalledOnce()
    expect(invoices).not.toHaveBeenCalled()
  })

  test('connects when the first listens, and closes when the last has gone', () => {
    const { source } = subscribable()
    expect(connections).toEqual([])
    const stops = [source.subscribe?.(() => {}), source.subscribe?.(() => {})]
    stops[0]?.()
    stops[0]?.()
    expect(connections[0]?.readyState).not.toBe(2)
    stops[1]?.()
    expect(connections[0]?.readyState).toBe(2)
    source.subscribe?.(() => {})
    expect(connections).toHaveLength(2)
  })

  test('hears the events that the server names, and takes cookies along where the host does', () => {
    const { source } = subscribable({
      credentials: 'include',
      events: { url: '/events', names: ['parcel-changed', 'parcel-removed'], EventSource },
    })
    const heard = vi.fn()
    source.subscribe?.(heard)
    connections[0]?.say('message')
    expect(heard).not.toHaveBeenCalled()
    connections[0]?.say('parcel-removed')
    expect(heard).toHaveBeenCalledOnce()
    expect(connections[0]?.withCredentials).toBe(true)
  })

  test('tells listeners when a lost connection is back, because changes may have been missed', () => {
    const { source } = subscribable()
    const heard = vi.fn()
    source.subscribe?.(heard)
    connections[0]?.say('open')
    connections[0]?.lose(0)
    expect(heard).not.toHaveBeenCalled()
    connections[0]?.say('open')
    expect(heard).toHaveBeenCalledOnce()
    expect(connections).toHaveLength(1)
  })

  test('connects again when it was refused, later each time, until no one listens', () => {
    const { source } = subscribable()
    const stop = source.subscribe?.(() => {})
    connections[0]?.lose(2)
    vi.advanceTimersByTime(499)
    expect(connections).toHaveLength(1)
    vi.advanceTimersByTime(501)
    expect(connections).toHaveLength(2)
    connections[1]?.lose(2)
    vi.advanceTimersByTime(999)
    expect(connections).toHaveLength(2)
    vi.advanceTimersByTime(1001)
    expect(connections).toHaveLength(3)
    connections[2]?.lose(2)
    stop?.()
    vi.runAllTimers()
    expect(connections).toHaveLength(3)
  })

  test('forgets what led to later pages', async () => {
    const { source, asked } = subscribable({ paging: 'cursor' })
    source.subscribe?.(() => {})
    await source.list({ offset: 0, limit: 1 })
    await source.list({ offset: 1, limit: 1 })
    expect(asked).toHaveLength(2)
    connections[0]?.say('message')
    await source.list({ offset: 1, limit: 1 })
    expect(asked).toHaveLength(4)
  })

  test('tells the developer where there is nothing to listen with', () => {
    vi.stubGlobal('EventSource', undefined)
    const { source } = subscribable({ events: '/parcels/events' })
    expect(() => source.subscribe?.(() => {})).toThrow(/no EventSource.*Give one as EventSource/)
  })
})
