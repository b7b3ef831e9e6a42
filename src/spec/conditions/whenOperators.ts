import type { Field } from '../fields/Field'

export type Operator = 'is' | 'not' | 'in' | 'gt' | 'gte' | 'lt' | 'lte' | 'contains' | 'empty' | 'me'

const PRESENCE = ['empty'] as const
const SAMENESS = ['is', 'not', 'in', 'empty'] as const
const TRUTH = ['is', 'not', 'empty'] as const
const ORDER = ['is', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'] as const
const WORDS = [...SAMENESS, 'contains', 'me'] as const
const COUNT = [...ORDER, 'me'] as const
const ONE = [...SAMENESS, 'me'] as const
const SEVERAL = ['contains', 'empty', 'me'] as const

/** The operators that a field takes in a condition. Of a list, a group and the like only presence can be asked. */
export function operatorsOf(field: Field): readonly Operator[] {
  switch (field.kind) {
    case 'text':
      return WORDS
    case 'integer':
      return COUNT
    case 'reference':
      return field.many ? SEVERAL : ONE
    case 'choices':
      return SEVERAL
    case 'choice':
      return ONE
    case 'colour':
      return SAMENESS
    case 'boolean':
      return TRUTH
    case 'number':
    case 'percent':
    case 'decimal':
    case 'money':
    case 'date':
    case 'time':
    case 'instant':
    case 'duration':
      return ORDER
    // Values of the other kinds are not compared.
    default:
      return PRESENCE
  }
}
