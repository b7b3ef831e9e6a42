import type { FieldOf } from '../spec/fields/Field'
import { type Dice, pick } from './hash'
import { phrase } from './phrase'
import type { Draw, Place, SampleContext } from './Place'
import { countsOf } from './several'

/** Usual second halves of types that are named by their first. */
const USUAL: Readonly<Record<string, string>> = { image: 'png', text: 'csv', audio: 'mpeg', video: 'mpeg' }

/** Draw files by name, type and size: no bytes, and no address that a page would ask for. */
export function fileSource(field: FieldOf<'file' | 'image'>, place: Place, { words }: SampleContext): Draw {
  const { kind, maxBytes = Infinity, accept = [] } = field
  const kinds = accept[0] ? accept : [kind === 'image' ? 'image/*' : '.pdf']
  const name = phrase('{nouns@}-{nouns@}', place, words)
  const one = (dice: Dice, point: number) => {
    // A type, or an ending.
    const [, first = '', last = ''] = /^([^/.]*).(.*)$/.exec(pick(kinds, dice).toLowerCase()) ?? []
    const ending = last === '*' ? (USUAL[first] ?? 'pdf') : last
    const type = `${/\w/.test(first) ? first : 'application'}/${ending}`
    const size = Math.min(10_000 + dice(4_000_000), Math.floor(maxBytes))
    return { name: `${name(dice, point)}.${ending}`, type, size }
  }
  if (!field.many) return one
  const { count } = countsOf(field, place)
  return (dice, point, run) => Array.from({ length: count(dice, run) }, () => one(dice, point))
}
