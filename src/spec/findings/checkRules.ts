import { Checker } from '../Checker'
import type { Field } from '../Field'
import { mistakeInRules } from '../fieldMistake'
import { eachField } from './eachField'
import { type Check, error, type Finding } from './Finding'

/** Rules of a field that cannot all be kept, and values that its declaration gives but its rules refuse. */
export const checkRules: Check = (product) =>
  eachField(product).flatMap(({ field, name, place }): readonly Finding[] => {
    const contradiction = mistakeInRules(field) ?? tooFewOptions(field)
    if (contradiction !== undefined) {
      const cure = 'Change one of its rules so that a value can keep them all.'
      return [error('contradictory-rules', place, `It ${contradiction}.`, cure)]
    }
    return [
      ...refused(field, name, 'default', 'default-breaks-rules', place),
      ...refused(field, name, 'example', 'example-breaks-rules', place),
    ]
  })

function tooFewOptions(field: Field): string | undefined {
  if (field.kind !== 'choices' || (field.minItems ?? 0) <= field.options.length) return undefined
  return `asks for ${field.minItems} of ${field.options.length} options`
}

function refused(
  field: Field,
  name: string,
  given: 'default' | 'example',
  code: 'default-breaks-rules' | 'example-breaks-rules',
  place: string,
): readonly Finding[] {
  if (field[given] === undefined) return []
  // A box that must be ticked may well begin without its tick; the host's own rules are not for us to ask.
  const checker = new Checker({})
  checker.inside(name, { ...field, required: false }, field[given])
  const [issue] = checker.issues
  if (!issue) return []
  const reason = `Its ${given} breaks its rule “${issue.rule}”: ${issue.message}.`
  return [error(code, `${place}.${given}`, reason, `Give it a ${given} that keeps its rules, or none.`)]
}
