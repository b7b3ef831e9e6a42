import { Checker } from '../../rules/Checker'
import type { Field, FieldOf } from '../../fields/Field'
import { mistakeInRules } from '../../entities/fieldMistake'
import { patternLength } from '../../pattern/patternLength'
import { eachField } from './eachField'
import { type Check, error, type Finding } from './Finding'
import { isPossible } from './isPossible'
import { defaultOf } from '../../values/defaultOf'

/** Rules of a field that cannot all be kept, and values that its declaration gives but its rules reject. */
export const checkRules: Check = (product) =>
  eachField(product).flatMap(({ field, name, place }): readonly Finding[] => {
    const contradiction = mistakeInRules(field) ?? tooFewOptions(field) ?? noLength(field) ?? noValue(field)
    if (contradiction !== undefined) {
      const cure = 'Change one of its rules so that a value can keep them all.'
      return [error('contradictory-rules', place, `It ${contradiction}.`, cure)]
    }
    return [
      ...rejected(field, name, 'default', 'default-breaks-rules', place),
      ...rejected(field, name, 'example', 'example-breaks-rules', place),
    ]
  })

function tooFewOptions(field: Field): string | undefined {
  if (field.kind !== 'choices' && field.kind !== 'list') return undefined
  const { minItems = 0 } = field
  const { length } = field.kind === 'choices' ? field.options : optionsOfEach(field)
  return minItems > length ? `asks for ${minItems} of ${length} options` : undefined
}

/** The options of a list's items, if each has to be another of certain ones. */
function optionsOfEach({ uniqueItems, of }: FieldOf<'list'>): { readonly length: number } {
  return uniqueItems && of.kind === 'choice' ? of.options : { length: Infinity }
}

/** The fewest characters that are of a format: `a@b.c`, `http://a`, six digits. */
const SHORTEST: { readonly [format: string]: number } = { email: 5, url: 8, phone: 6 }

/** A pattern, or a format, whose texts are all too long or too short. */
function noLength(field: Field): string | undefined {
  if (field.kind !== 'text') return undefined
  const { pattern, format = '', minLength = 0, maxLength = Infinity } = field
  const { min = 0, max = Infinity } = (pattern && patternLength(pattern)) ?? {}
  if (min > maxLength)
    return `has a pattern for texts of at least ${min} characters, and maxLength ${maxLength}`
  if (max < minLength)
    return `has a pattern for texts of at most ${max} characters, and minLength ${minLength}`
  const least = SHORTEST[format] ?? 0
  return least > Math.min(maxLength, max)
    ? `is too short for any ${format}, which has at least ${least} characters`
    : undefined
}

function noValue(field: Field): string | undefined {
  const hasBounds = 'min' in field || 'max' in field
  return hasBounds && !isPossible({ ...field, required: true }, [])
    ? 'has limits between which no value lies'
    : undefined
}

function rejected(
  field: Field,
  name: string,
  given: 'default' | 'example',
  code: 'default-breaks-rules' | 'example-breaks-rules',
  place: string,
): readonly Finding[] {
  if (field[given] === undefined) return []
  // A day or a moment is the one that it means now; who fills it in is not known here.
  const value = given === 'default' ? defaultOf(field) : field[given]
  if (value === undefined) return []
  // A box that must be ticked may well begin without its tick; the host's own rules are not for us to ask.
  const checker = new Checker({})
  checker.inside(name, { ...field, required: false }, value)
  const [issue] = checker.issues
  if (!issue) return []
  const reason = `Its ${given} breaks its rule “${issue.rule}”: ${issue.message}.`
  return [error(code, `${place}.${given}`, reason, `Give it a ${given} that keeps its rules, or none.`)]
}
