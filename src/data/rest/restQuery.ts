import { own } from '../../internal/own'
import { fail } from '../../internal/developerMessages'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/Field'
import { isOfOthers } from '../../spec/fields/isInForm'
import { isMissing } from '../../spec/values/isMissing'
import { plainText } from '../../spec/values/plainText'
import type { FilterOperator, ListQuery, SourceCapabilities } from '../DataSource'
import { FILTER_OPERATORS } from '../filterTests'
import { ProblemError } from '../problems'
import type { RestNames } from './restNames'
import type { RestSort, RestSourceOptions, RestTemplate } from './RestSourceOptions'
import type { RestValues } from './restValues'

export type Parameters = readonly (readonly [name: string, value: string])[]

/** The queries that lists of a server can answer, and how they are written into an address. */
export interface RestQuery {
  readonly can: SourceCapabilities
  /** The parameters of a search, a filter and an order, without those of pages. */
  readonly write: (query: ListQuery) => Parameters
}

export function restQuery(
  entity: Entity,
  options: RestSourceOptions,
  { toTheirs }: RestNames,
  values: RestValues,
): RestQuery {
  const { search, filter = {} } = options
  const order = options.sort === undefined ? undefined : sortOf(options.sort)
  // A server that does not know a name often leaves it out of its question, and answers with all records or none.
  const stored = entity.fieldNames.filter((name) => !isOfOthers(entity.fields[name]))
  const can: SourceCapabilities = {
    search: search !== undefined,
    sort: order ? named(entity, options.sortable ?? stored.filter(hasOrder(entity)), 'sortable') : [],
    filter: Object.fromEntries(
      named(entity, options.filterable ?? stored, 'filterable')
        .map((name) => {
          const known = FILTER_OPERATORS[(entity.fields[name] as Field).kind]
          return [name, known.filter((operator) => filter[operator] !== undefined)] as const
        })
        .filter(([, operators]) => operators.length > 0),
    ),
  }

  const condition = (name: string, operator: string, wanted: unknown): Parameters => {
    if (wanted === undefined) return []
    // To have no value is asked for in a way of its own.
    const isEmpty = isMissing(wanted) && (operator === 'is' || operator === 'not')
    const [asked, value] = isEmpty ? ['empty', operator === 'is'] : [operator, wanted]
    const template = own(filter, asked as FilterOperator)
    if (template === undefined || !own(can.filter, name)?.includes(asked as FilterOperator)) {
      reject(`“${name}” cannot be filtered by “${operator}”.`)
    }
    const compared = asked === 'empty' ? value : values.writeCompared(name, value)
    return writeTemplate(template, toTheirs(name), compared)
  }

  return {
    can,
    write({ search: words = '', filter: asked = {}, sort = [] }) {
      const unknown = sort.find(({ field }) => !can.sort.includes(field))
      if (unknown) reject(`Lists cannot be sorted by “${unknown.field}”.`)
      return [
        ...(search !== undefined && words.trim() !== '' ? [[search, words] as const] : []),
        ...Object.entries(asked).flatMap(([name, conditions]) =>
          Object.entries(conditions).flatMap(([operator, wanted]) => condition(name, operator, wanted)),
        ),
        ...(order ? writeSort(order, sort, toTheirs) : []),
      ]
    },
  }
}

/** Whether a field has to have one of no values, which no parameter says. */
export const matchesNothing = ({ filter = {} }: ListQuery): boolean =>
  Object.values(filter).some(({ in: values }) => Array.isArray(values) && values.length === 0)

/** Fill in a template; values are encoded later, when they stand in an address. */
export function writeTemplate(template: RestTemplate, field: string, value: unknown): Parameters {
  if (typeof template === 'function') return [...template(field, value)]
  const text = typeof template === 'string' ? template : template[value ? 0 : 1]
  const at = text.indexOf('=')
  if (at < 1) {
    fail(
      `restSource was given “${text}”, which has no “=” after the name of a parameter, so that nothing can be asked by it. Write it as “{field}={value}”.`,
    )
  }
  const fill = (part: string, one: string) =>
    part.replace(/\{(field|values?)\}/g, (_, name) => (name === 'field' ? field : one))
  const [parameter, pattern] = [text.slice(0, at), text.slice(at + 1)]
  const values = Array.isArray(value) ? value.map(plainText) : [plainText(value)]
  const written = pattern.includes('{values}') ? [values.join(',')] : values
  return written.map((one) => [fill(parameter, one), fill(pattern, one)] as const)
}

const sortOf = (sort: string | RestSort): RestSort =>
  typeof sort === 'string' ? { parameters: { [sort]: ['{field}', '-{field}'] } } : sort

function writeSort(
  { parameters, separator = ',' }: RestSort,
  sort: NonNullable<ListQuery['sort']>,
  toTheirs: (name: string) => string,
): Parameters {
  if (sort.length === 0) return []
  return Object.entries(parameters).flatMap(([parameter, [up, down]]) => {
    const written = sort.map(({ field, direction }) =>
      (direction === 'ascending' ? up : down).replaceAll('{field}', toTheirs(field)),
    )
    return (separator === 'repeat' ? written : [written.join(separator)]).map(
      (value) => [parameter, value] as const,
    )
  })
}

/** A field that the developer names has to be there, because screens offer what is named. */
function named(entity: Entity, names: readonly string[], option: string): readonly string[] {
  const unknown = names.find((name) => !Object.hasOwn(entity.fields, name))
  if (unknown === undefined) return names
  return fail(
    `restSource(“${entity.name}”) has “${unknown}” among its ${option} fields, and the entity has no such field, so that screens would offer nothing that works. Name a field of the entity.`,
  )
}

const hasOrder =
  ({ fields }: Entity) =>
  (name: string): boolean => {
    const operators = FILTER_OPERATORS[(fields[name] as Field).kind]
    return operators.includes('is')
  }

function reject(detail: string): never {
  throw new ProblemError({ status: 400, title: 'The query was not understood', detail })
}
