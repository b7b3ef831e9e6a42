import type { Field } from '../spec/fields/Field'
import { hashText, WORD } from './hash'
import { permutation } from './permutation'
import { noSample, placeOf, rootOf, type SampleContext, type SampledEntity } from './Place'

/** Values of a field that can be counted one by one: options, records that it points at. */
interface Listed {
  readonly size: number
  at(place: number): unknown
}

/**
 * Values of some fields that are different together, as a rule asks for them: each combination once, in a shuffled order.
 *
 * @returns undefined where the values of one of the fields cannot be listed
 */
export function uniqueTogether(
  { fields, name: entity }: SampledEntity,
  names: readonly string[],
  context: SampleContext,
): ((name: string, index: number) => unknown) | undefined {
  const lists = names.map((name) => listOf(fields[name], context))
  if (!lists.every((list) => list !== undefined)) return undefined
  const place = placeOf(names.join(' and '), {}, rootOf({ name: entity }, context.seed))
  const size = Math.min(
    lists.reduce((product, list) => product * list.size, 1),
    WORD,
  )
  const order = permutation(size, hashText(names.join(), place.key))
  return (wanted, index) => {
    if (index >= size) {
      throw noSample(place, 'exhausted', `a rule asks for different values, and there are ${size} in all`)
    }
    let rest = order.place(index)
    for (const [at, list] of lists.entries()) {
      if (names[at] === wanted) return list.at(rest % list.size)
      rest = Math.floor(rest / list.size)
    }
    return undefined
  }
}

function listOf(field: Field | undefined, { count, idOf }: SampleContext): Listed | undefined {
  switch (field?.kind) {
    case 'boolean':
      return { size: field.required ? 1 : 2, at: (place) => place === 0 }
    case 'choice':
      return { size: field.options.length, at: (place) => field.options[place] }
    case 'reference':
      return field.many ? undefined : { size: count(field.to), at: (place) => idOf(field.to, place) }
    default:
      return undefined
  }
}
