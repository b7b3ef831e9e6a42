// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { agendaRowsOf } from '../../../src/screens/calendar/agendaRows'
import { daysFrom } from '../../../src/screens/calendar/days'
import { addDays } from '../../../src/spec/values/addDays'
import { isLong, layOutDay, partsOn } from '../../../src/screens/calendar/dayLayout'
import { layOutWeek, liesOn } from '../../../src/screens/calendar/weekLayout'
import { fc } from '../../properties'

const week = daysFrom('2026-03-16', '2026-03-22')

const ofDays = fc
  .record({ start: fc.integer({ min: -9, max: 9 }), length: fc.integer({ min: 0, max: 12 }) })
  .map(({ start, length }) => {
    const first = addDays('2026-03-16', start)
    return { start: first, end: addDays(first, length) }
  })

const ofHours = fc
  .record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 600 }) })
  .map(({ from, length }) => ({
    start: '2026-03-18',
    end: '2026-03-18',
    startMinute: from,
    endMinute: Math.min(1440, from + length),
  }))

describe('the events of a week as bars', () => {
  it('lie over no other, within the week, on the days of their events', () => {
    fc.assert(
      fc.property(fc.array(ofDays, { maxLength: 30 }), (events) => {
        const { bars, laneCount } = layOutWeek(events, week)
        const seen = events.filter(({ start, end }) => start <= '2026-03-22' && end >= '2026-03-16')
        expect(bars).toHaveLength(seen.length)
        for (const [index, bar] of bars.entries()) {
          expect(bar.lane).toBeLessThan(laneCount)
          expect(bar.from + bar.span).toBeLessThanOrEqual(7)
          for (const [day, date] of week.entries()) {
            expect(liesOn(bar, day)).toBe(date >= bar.event.start && date <= bar.event.end)
          }
          for (const other of bars.slice(index + 1)) {
            const shared = week.some((_, day) => liesOn(bar, day) && liesOn(other, day))
            expect(shared && bar.lane === other.lane).toBe(false)
          }
        }
      }),
    )
  })

  it('are shown or counted, each on each of its days, and the count has a place of its own', () => {
    fc.assert(
      fc.property(fc.array(ofDays, { maxLength: 30 }), (events) => {
        const { bars, hidden } = layOutWeek(events, week, 4)
        for (const [day, date] of week.entries()) {
          const all = events.filter(({ start, end }) => start <= date && end >= date).length
          const shown = bars.filter((bar) => liesOn(bar, day))
          expect(shown.length + (hidden[day] ?? 0)).toBe(all)
          if (hidden[day]) expect(shown.every(({ lane }) => lane < 3)).toBe(true)
        }
      }),
    )
  })

  it('stand with those that began first above', () => {
    const { bars } = layOutWeek(
      [
        { start: '2026-03-17', end: '2026-03-17', id: 'later' },
        { start: '2026-03-10', end: '2026-03-18', id: 'long' },
      ],
      week,
    )
    expect(bars.map(({ event, lane, continues }) => [event.id, lane, continues.before])).toEqual([
      ['long', 0, true],
      ['later', 1, false],
    ])
  })
})

describe('the events of a day as blocks', () => {
  it('never overlap, and use the whole room', () => {
    fc.assert(
      fc.property(fc.array(ofHours, { maxLength: 25 }), (events) => {
        const blocks = layOutDay(events)
        expect(blocks).toHaveLength(events.length)
        for (const [index, block] of blocks.entries()) {
          expect(block.column).toBeLessThan(block.columns)
          expect(block.toMinute).toBeLessThanOrEqual(1440)
          expect(block.toMinute - block.fromMinute).toBeGreaterThanOrEqual(30)
          for (const other of blocks.slice(index + 1)) {
            const overlaps = block.fromMinute < other.toMinute && other.fromMinute < block.toMinute
            if (!overlaps) continue
            expect(block.column).not.toBe(other.column)
            expect(block.columns).toBe(other.columns)
          }
        }
        const alone = blocks.filter(
          (block) =>
            block.columns > 1 &&
            !blocks.some(
              (other) =>
                other !== block && block.fromMinute < other.toMinute && other.fromMinute < block.toMinute,
            ),
        )
        expect(alone).toEqual([])
      }),
    )
  })
})

describe('a duty from seven to seven', () => {
  const duty = { start: '2026-03-17', startMinute: 420, end: '2026-03-18', endMinute: 420 }

  it('stands between the hours of both days, up to midnight and from then on', () => {
    expect(isLong(duty)).toBe(false)
    const [evening] = layOutDay(partsOn([duty], '2026-03-17'))
    expect(evening).toMatchObject({ fromMinute: 420, toMinute: 1440, event: { event: duty } })
    expect(evening?.event.continues).toEqual({ before: false, after: true })
    const [morning] = layOutDay(partsOn([duty], '2026-03-18'))
    expect(morning).toMatchObject({ fromMinute: 0, toMinute: 420 })
    expect(morning?.event.continues).toEqual({ before: true, after: false })
    expect(partsOn([duty], '2026-03-19')).toEqual([])
  })

  it('gives way at seven to the next one, which has all the room after that', () => {
    const next = { ...duty, start: '2026-03-18', end: '2026-03-19' }
    const blocks = layOutDay(partsOn([duty, next], '2026-03-18'))
    expect(blocks.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('stands above the hours where it is longer, as what has no hour does', () => {
    expect(isLong({ ...duty, endMinute: 421 })).toBe(true)
    expect(isLong({ ...duty, end: '2026-03-19' })).toBe(true)
    expect(isLong({ start: '2026-03-17', end: '2026-03-17' })).toBe(true)
    expect(isLong({ start: '2026-03-17', end: '2026-03-17', startMinute: 0, endMinute: 1440 })).toBe(false)
    expect(isLong({ start: '2026-03-17', end: '2026-03-17', startMinute: 900 })).toBe(false)
  })
})

it('lists in an agenda what is on its days alone, and what goes on from before on the first of them', () => {
  const on = (id: string, start: string, end: string) => ({ id, title: id, start, end })
  const events = [
    on('over', '2026-02-20', '2026-02-28'),
    on('going on', '2026-02-28', '2026-03-02'),
    on('in it', '2026-03-05', '2026-03-05'),
    on('later', '2026-04-01', '2026-04-01'),
  ]
  const rows = agendaRowsOf(events, { first: '2026-03-01', last: '2026-03-31' })
  expect(rows.flatMap(({ date, event }) => (event ? [[date, event.id]] : []))).toEqual([
    ['2026-03-01', 'going on'],
    ['2026-03-05', 'in it'],
  ])
})
