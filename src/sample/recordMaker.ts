import type { Field, Fields } from '../spec/fields/Field'
import { isOfOthers } from '../spec/fields/isInForm'
import { withComputed } from '../spec/fields/computedValue'
import { withOwn } from '../spec/values/ownValue'
import { type Make, type Place, placeOf, type Run, type SampleContext } from './Place'

/**
 * Make the values of all fields, each apart from the others.
 * @param given makes the values of some of them
 */
export function recordMaker(
  fields: Fields,
  parent: Place,
  context: SampleContext,
  given: ReadonlyMap<string, Make> = new Map(),
): (point: number, run: Run) => Record<string, unknown> {
  const makers: Make[] = []
  // Values of other records are read where the record is shown.
  const names = Object.keys(fields).filter((name) => !isOfOthers(fields[name]))
  // A field without a possible value fails when it is sampled, and not before.
  const makerAt = (name: string, at: number): Make => {
    const field = fields[name] as Field
    return (makers[at] = given.get(name) ?? context.makerOf(field, placeOf(name, field, parent), context))
  }
  return (point, run) => {
    const record: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] as string
      const value = (makers[at] ?? makerAt(name, at))(point, run)
      if (value !== undefined) withOwn(record, name, value)
    }
    return withComputed(fields, record)
  }
}
