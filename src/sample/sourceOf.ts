import type { Field } from '../spec/fields/Field'
import type { CountRules } from '../spec/fields/itemCount'
import { containerSource } from './containerSource'
import { fileSource } from './fileSource'
import { hashText, pick } from './hash'
import { numberSource } from './numberSource'
import { permutation } from './permutation'
import { phrase } from './phrase'
import { type Draw, noSample, type Place, type SampleContext } from './Place'
import { recordMaker } from './recordMaker'
import { countsOf } from './several'
import { textSource } from './textSource'

/** How values of a kind are drawn. */
export function sourceOf(field: Field, place: Place, context: SampleContext): Draw {
  const several = (rules: Field & CountRules, there: number, at: (index: number) => unknown): Draw => {
    const { count } = countsOf(rules, place, there)
    return (dice, _, run) => {
      const wanted = count(dice, run)
      const { place: shuffled } = permutation(there, dice(2 ** 32))
      const chosen = Array.from({ length: wanted }, (_one, index) => shuffled(index))
      return chosen.sort((one, other) => one - other).map(at)
    }
  }
  switch (field.kind) {
    case 'text':
      return textSource(field, place, context)
    case 'boolean':
      return (dice) => field.required === true || dice(2) > 0
    case 'choice':
      return (dice) => pick(field.options, dice)
    case 'choices':
      return several(field, field.options.length, (at) => field.options[at])
    case 'reference': {
      const { to } = field
      const there = context.count(to)
      if (there < 1) throw noSample(place, 'impossible', `there is no ${to} to point at`)
      const one = (at: number) => context.idOf(to, at)
      return field.many ? several(field, there, one) : (dice) => one(dice(there))
    }
    case 'list':
    case 'map':
      return containerSource(field, place, context)
    case 'group': {
      const make = recordMaker(field.fields, place, context)
      return (_, point, run) => make(point, run)
    }
    case 'variant': {
      const variants = Object.entries(field.variants).map(([name, fields]) => {
        // Each has a key of its own, so that another one beside it changes nothing in it.
        return [name, recordMaker(fields, { ...place, key: hashText(name, place.key) }, context)] as const
      })
      return (dice, point, run) => {
        const [name, make] = pick(variants, dice)
        return { [field.by]: name, ...make(point, run) }
      }
    }
    case 'file':
    case 'image':
      return fileSource(field, place, context)
    case 'code':
      return () => '0'.repeat(field.length ?? 6)
    case 'colour':
      return (dice) => `#${dice(0x1000000).toString(16).padStart(6, '0')}`
    case 'json': {
      const note = phrase('{sentences}', place, context.words)
      return (dice, point) => ({ note: note(dice, point), count: dice(100) })
    }
    default:
      return numberSource(field, place, context)
  }
}
