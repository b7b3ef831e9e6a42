import { describe, expect, it, vi } from 'vitest'
import { createNotices } from '../../../src/screens/notifications/createNotices'
import { nearDay, noticeDays } from '../../../src/screens/notifications/noticeDays'
import { noticeSource, notices as some } from '../../../stories/screens/notifications/notices'

const opened = async (source = noticeSource()) => {
  const notices = createNotices(source)
  const close = notices.open()
  await vi.waitFor(() => expect(notices.getState().status).not.toBe('loading'))
  return { notices, source, close }
}

describe('notices', () => {
  it('stand below the day of the zone', () => {
    const late = some.slice(0, 1).map((one) => ({ ...one, at: '2026-03-04T23:30:00Z' }))
    expect(noticeDays(late, 'UTC').map(({ day }) => day)).toEqual(['2026-03-04'])
    expect(noticeDays(late, 'Europe/Paris').map(({ day }) => day)).toEqual(['2026-03-05'])
    const days = noticeDays(some, 'UTC').map(({ day, notices }) => [day, notices.length])
    expect(days).toEqual([
      ['2026-03-04', 3],
      ['2026-03-03', 2],
      ['2026-02-27', 2],
    ])
  })

  it('of the day before are of yesterday, also where that day had 23 hours', () => {
    const afterMidnight = Date.parse('2026-03-30T00:30+02:00')
    const near = (day: string) => nearDay(day, afterMidnight, 'Europe/Paris')
    expect(near('2026-03-30')).toBe('today')
    expect(near('2026-03-29')).toBe('yesterday')
    expect(near('2026-03-28')).toBeUndefined()
  })

  it('that arrive wait until they are asked for', async () => {
    const { notices, source } = await opened()
    const shown = notices.getState().notices
    source.arrive()
    await vi.waitFor(() => expect(notices.getState().arrived).toHaveLength(1))
    expect(notices.getState().notices.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
    expect(notices.getState().unread).toBe(4)
    notices.showArrived()
    expect(notices.getState().notices[0]?.id).toBe(8)
    expect(notices.getState().arrived).toEqual([])
  })

  it('that arrive where there are none are shown at once', async () => {
    const { notices, source } = await opened(noticeSource([]))
    expect(notices.getState().status).toBe('empty')
    source.arrive()
    await vi.waitFor(() => expect(notices.getState().status).toBe('ready'))
    expect(notices.getState().arrived).toEqual([])
  })

  it('are put back as they were when a mark is not stored', async () => {
    const { notices, source } = await opened()
    source.fail = 'mark'
    notices.mark('all', true)
    expect(notices.getState().unread).toBe(0)
    await vi.waitFor(() => expect(notices.getState().markProblem).toBeDefined())
    expect(notices.getState().unread).toBe(3)
    expect(notices.getState().notices.map(({ read }) => read)).toEqual(
      some.slice(0, 5).map(({ read }) => read),
    )
  })

  it('keep a notice in its place that is marked while only unread ones are shown', async () => {
    const { notices } = await opened()
    notices.setUnreadOnly(true)
    await vi.waitFor(() => expect(notices.getState().notices).toHaveLength(3))
    notices.mark([7], true)
    expect(notices.getState().notices).toHaveLength(3)
    expect(notices.getState().unread).toBe(2)
  })

  it('say nothing of an answer that comes after they are closed', async () => {
    const source = noticeSource()
    const notices = createNotices(source)
    const told = vi.fn()
    notices.subscribe(told)
    notices.open()()
    const before = told.mock.calls.length
    await source.list({ unread: false })
    await Promise.resolve()
    expect(told.mock.calls.length).toBe(before)
    expect(notices.getState().status).toBe('loading')
  })
})
