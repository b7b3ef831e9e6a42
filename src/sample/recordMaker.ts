import type { Field, Fields } from '../spec/Field'
import { withOwn } from '../spec/ownValue'
import { type Make, type Place, placeOf, type Run, type Setting } from './Place'

/**
 * Makes the values of all fields, each apart from the others.
 * @param given makes the values of some of them
 */
export function recordMaker(
  fields: Fields,
  home: Place,
  setting: Setting,
  given: ReadonlyMap<string, Make> = new Map(),
): (point: number, run: Run) => Record<string, unknown> {
  const makers: Make[] = []
  const entries = Object.entries(fields)
  // A field that is impossible is in nobody's way until it is sampled.
  const makerOf = (name: string, field: Field) =>
    given.get(name) ?? setting.makerOf(field, placeOf(name, field, home), setting)

  return (point, run) => {
    const record: Record<string, unknown> = {}
    entries.forEach(([name, field], at) => {
      const value = (makers[at] ??= makerOf(name, field))(point, run)
      if (value !== undefined) withOwn(record, name, value)
    })
    return record
  }
}
