// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from '../../../src/screens/calendar/days'
import { layOutDay } from '../../../src/screens/calendar/dayLayout'
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
