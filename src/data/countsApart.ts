import type { DataSource, Facets, ListQuery } from './DataSource'

/**
 * Ask for the counts of fields in such a way that the filter of a field does not narrow its own values. Servers differ in whether
 * it does: without it none has to know, so that a field with a filter is asked for by itself.
 *
 * @param ask gives the counts of some fields among the records that a query matches
 */
export function countsApart(
  ask: (query: ListQuery, fields: readonly string[], signal?: AbortSignal) => Promise<Facets>,
): NonNullable<DataSource<object>['facets']> {
  return async ({ search, filter = {} }, fields, { signal } = {}) => {
    const filtered = fields.filter((field) => Object.hasOwn(filter, field))
    const others = fields.filter((field) => !Object.hasOwn(filter, field))
    const whole = { filter, ...(search !== undefined && { search }) }
    const answers = await Promise.all([
      ...(others.length > 0 ? [ask(whole, others, signal)] : []),
      ...filtered.map((field) => {
        const { [field]: _own, ...rest } = filter
        return ask({ ...whole, filter: rest }, [field], signal)
      }),
    ])
    return Object.assign({}, ...answers) as Facets
  }
}
