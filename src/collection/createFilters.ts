import type { FilterOperator, SourceCapabilities } from '../data/DataSource'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { numericKinds } from '../spec/fields/numericKinds'

/**
 * A comparison as people choose it. `range` takes a least value, a greatest one, or both; `last` and `next` take a number of
 * days, up to today or from today on.
 */
export type FilterTest = 'range' | 'last' | 'next' | 'in' | 'is' | 'contains' | 'not' | 'missing' | 'given'

/** One field that a list can be filtered by. */
export interface FilterField {
  /** Identifies the field. */
  readonly name: string
  /** Names it: "Damage". */
  readonly label: string
  /** The declared field, whose kind says how values are entered and shown. */
  readonly field: Field
  /** The comparisons to choose from, the most usual first. */
  readonly tests: readonly FilterTest[]
}

/** The filters for the fields of an entity, in the order of `names`, as far as the source can compare them. */
export function createFilters<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  can: Pick<SourceCapabilities, 'filter'>,
  { locale }: { readonly locale: string },
): readonly FilterField[] {
  return names.flatMap((name) => {
    const field: Field | undefined = own(entity.fields, name)
    // A filter stands in the address of the page, where nothing private belongs.
    if (!field || field.sensitive) return []
    const operators = own(can.filter, name) ?? []
    const tests = [...testsOf(field), ...presence].filter((test) =>
      isDays(test)
        ? needed[test].every((operator) => operators.includes(operator))
        : needed[test].some((operator) => operators.includes(operator)),
    )
    return tests.length > 0 ? [{ name, label: labelOf(field, name, locale), field, tests }] : []
  })
}

const presence = ['missing', 'given'] as const

/** Whether the test counts days from today, for which a source has to compare with both ends. */
export function isDays(test: FilterTest): test is 'last' | 'next' {
  return test === 'last' || test === 'next'
}

/** One of these operators is enough for most tests. */
const needed: Readonly<Record<FilterTest, readonly FilterOperator[]>> = {
  range: ['gte', 'lte'],
  last: ['gte', 'lte'],
  next: ['gte', 'lte'],
  in: ['in'],
  is: ['is'],
  contains: ['contains'],
  not: ['not'],
  missing: ['empty'],
  given: ['empty'],
}

function testsOf(field: Field): readonly FilterTest[] {
  if (numericKinds.has(field.kind)) return ['range', 'is', 'not']
  switch (field.kind) {
    case 'text':
      return ['contains', 'is', 'not']
    case 'date':
      return ['range', 'last', 'next', 'is']
    case 'time':
      return ['range', 'is']
    case 'instant':
      return ['range', 'last', 'next']
    case 'duration':
      return ['range']
    case 'boolean':
      return ['is']
    case 'choice':
      return ['in', 'not']
    case 'choices':
      return ['contains']
    case 'reference':
      return field.many ? ['contains'] : ['in', 'not']
    case 'colour':
      return ['is', 'not']
    default:
      return []
  }
}
