import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { ProblemError } from '../../../src/data/problems'
import { date, defineEntity, integer, noOverlap, reference } from '../../../src/spec'
import { inEnglish } from '../../sample/inEnglish'

const mission = defineEntity({
  name: 'mission',
  labels: ['Mission', 'Missions'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    crew: reference('member', { many: true }),
    begins: date(),
    ends: date(),
  },
  rules: [noOverlap({ at: ['begins', 'ends'], per: ['crew'], openEnded: true })],
})

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}`
const source = memorySource(mission, [
  { id: 1, crew: [1, 2], begins: day(1), ends: day(5) },
  { id: 2, crew: [3], begins: day(10) },
  { id: 3, crew: [], begins: day(1), ends: day(30) },
])
const rejects = (values: object) =>
  source.create(values).then(
    () => false,
    (thrown: unknown) =>
      (thrown as ProblemError).problem.issues?.some(({ rule }) => rule === 'overlap') === true,
  )

describe('records of several people that may not be in two places', () => {
  test.each([
    ['one in common at one time', { crew: [2, 7], begins: day(4), ends: day(6) }, true],
    ['all in common', { crew: [1, 2], begins: day(2), ends: day(3) }, true],
    ['none in common', { crew: [7, 8], begins: day(2), ends: day(3) }, false],
    ['one in common at another time', { crew: [2, 7], begins: day(5), ends: day(6) }, false],
    ['nobody in it', { crew: [], begins: day(2), ends: day(3) }, false],
  ])('%s', async (_, values, wanted) => {
    expect(await rejects(values)).toBe(wanted)
  })

  test('one without an end lasts on, whether it is there or is entered', async () => {
    expect(await rejects({ crew: [3], begins: day(20), ends: day(21) })).toBe(true)
    expect(await rejects({ crew: [3], begins: day(8), ends: day(9) })).toBe(false)
    expect(await rejects({ crew: [3], begins: day(8) })).toBe(true)
    expect(await rejects({ crew: [1], begins: day(3) })).toBe(true)
    expect(await rejects({ crew: [1], begins: day(6) })).toBe(false)
  })
})

test('samples of such records do not last on, so that there is time for the others', () => {
  const samples = inEnglish({ count: { mission: 40 } })
    .of(mission)
    .many(40)
  expect(samples.every(({ begins, ends }) => begins === undefined || ends !== undefined)).toBe(true)
})
