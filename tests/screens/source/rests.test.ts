// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { readSelected } from '../../../src/collection/readSelected'
import { everythingSelected } from '../../../src/collection/Selection'
import { memorySource } from '../../../src/data/memorySource'
import { forEachPage } from '../../../src/screens/source/forEachPage'
import { runBulk } from '../../../src/screens/source/runBulk'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer } from '../../../src/spec/fields/fields'

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: { id: integer({ readOnly: true }) },
})
const bills = Array.from({ length: 2000 }, (_, id) => ({ id }))

/** Let each look at the clock find that long work was done, and hear whether anything else had its turn. */
function slowClock() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50))
  const pressed = vi.fn()
  setImmediate(pressed)
  return pressed
}

afterEach(() => vi.restoreAllMocks())

it('lets a person press Stop while thousands of records are read from a source that answers at once', async () => {
  const pressed = slowClock()
  const turns: number[] = []
  const pages = readSelected({
    source: memorySource(bill, bills),
    idName: 'id',
    selection: everythingSelected,
    query: {},
  })
  await forEachPage(pages, () => turns.push(pressed.mock.calls.length))
  expect(turns).toHaveLength(4)
  expect(turns.at(-1)).toBe(1)
})

it('lets a person press Stop while something is done with thousands of records at once', async () => {
  const stop = new AbortController()
  const pressed = slowClock()
  pressed.mockImplementation(() => stop.abort())
  const outcomes = await runBulk({ records: bills, act: () => Promise.resolve(), signal: stop.signal })
  expect(outcomes.some(({ status }) => status === 'untried')).toBe(true)
})

it('costs nothing while the work is short', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const pressed = vi.fn()
  setImmediate(pressed)
  await runBulk({ records: bills, act: () => Promise.resolve(), signal: new AbortController().signal })
  expect(pressed).not.toHaveBeenCalled()
})
