import { fail } from '../internal/developerMessages'
import { check } from './check'
import { isDate } from './dateText'
import type { EntityDeclaration } from './Entity'
import type { Field, Fields } from './fields'
import { labelOf } from './labels'

/** A declaration without the types that tie its names to its fields. */
type Declared = Omit<EntityDeclaration, 'id' | 'title' | 'version' | 'fields'> & {
  readonly id: string
  readonly title?: string | undefined
  readonly version?: string | undefined
  readonly fields: Fields
}

/** Stops at a declaration that contradicts itself, where it stands, and not when a person meets the result. */
export function checkDeclaration({ name, labels, id, title, version, fields }: Declared): void {
  const stop = (found: string, advice: string): never => fail(`defineEntity(“${name}”) ${found}. ${advice}.`)
  if (!/^\p{L}[\p{L}\p{N}_-]*$/u.test(name)) {
    stop('has a name that cannot stand in code and addresses', 'Name it with one word, like “strike”')
  }
  if (!labels[0]?.trim() || !labels[1]?.trim()) {
    stop('has no words for one and for many', 'Give labels: [“Bird strike”, “Bird strikes”]')
  }
  const names = Object.keys(fields)
  if (names.length === 0) stop('has no fields, so that nothing can be shown', 'Declare at least its id')

  for (const [role, named] of Object.entries({ id, title, version })) {
    if (named !== undefined && !names.includes(named)) {
      stop(`says ${role}: “${named}”, which is none of its fields`, `Name one of ${names.join(', ')}`)
    }
  }
  for (const key of names) {
    const field = fields[key]
    const found = field ? mistakeIn(field, key) : 'is nothing'
    if (found) stop(`has a field “${key}” that ${found}`, 'Correct the declaration')
  }
  for (const key of [id, version]) {
    const field = key === undefined ? undefined : fields[key]
    if (field && field.kind !== 'text' && field.kind !== 'integer') {
      stop(`identifies by “${key}”, a ${field.kind}`, 'Identify by a text or an integer')
    }
  }
  if (!fields[id]?.required && !fields[id]?.serverMade) {
    stop(`has records without “${id}”, its id`, `Make “${id}” required or serverMade`)
  }
  if (version !== undefined && !fields[version]?.serverMade) {
    stop(`lets people write “${version}”, its version`, `Make “${version}” serverMade`)
  }
}

function mistakeIn(field: Field, name: string): string | undefined {
  if (!labelOf(field, name).trim()) return 'has no label, and its name gives none. Give it a label'
  if (field.serverMade && field.default !== undefined) return 'has a default, although the server makes it'
  switch (field.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = field
      for (const length of [minLength, maxLength]) {
        if (length !== undefined && !(Number.isInteger(length) && length >= 0)) {
          return `counts ${length} characters`
        }
      }
      if (above(minLength, maxLength)) return `has minLength ${minLength} above maxLength ${maxLength}`
      if (pattern !== undefined && !(pattern instanceof RegExp)) return 'has a pattern that is no RegExp'
      break
    }
    case 'integer':
    case 'number':
      if (Number.isNaN(field.min) || Number.isNaN(field.max)) return 'has a bound that is no number'
      if (above(field.min, field.max)) return `has min ${field.min} above max ${field.max}`
      break
    case 'choice': {
      const { options, labels = {} } = field
      if (options.length === 0) return 'has no options'
      if (options.includes('')) return 'has an empty option; leave the field optional instead'
      const twice = options.find((option, index) => options.indexOf(option) !== index)
      if (twice !== undefined) return `has the option “${twice}” twice`
      const unknown = Object.keys(labels).find((option) => !options.includes(option))
      if (unknown !== undefined) return `has a label for “${unknown}”, which is none of its options`
      break
    }
    case 'date':
      for (const bound of [field.min, field.max]) {
        if (bound !== undefined && !isDate(bound))
          return `is bounded by “${bound}”, which is no date like 2026-11-21`
      }
      if (above(field.min, field.max)) return `has min ${field.min} above max ${field.max}`
      break
    case 'boolean':
      break
    default:
      return `is of an unknown kind, ${JSON.stringify((field satisfies never as { kind?: unknown }).kind)}`
  }
  if (field.default === undefined) return undefined
  // A box that must be ticked may well begin without its tick.
  const { value, broken } = check({ ...field, required: false }, field.default, 'en')
  if (broken) return `has a default that breaks its own rule “${broken.rule}”`
  return value === field.default ? undefined : 'has a default of another kind'
}

function above<Bound extends number | string>(min: Bound | undefined, max: Bound | undefined): boolean {
  return min !== undefined && max !== undefined && min > max
}
