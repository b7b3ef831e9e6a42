import { isMissing } from '../../spec/values/isMissing'
import { isPlainObject, ownValue, withOwn } from '../../spec/values/ownValue'
import { countsApart } from '../countsApart'
import type { DataSource, Facet, Facets, ListQuery } from '../DataSource'
import { valueAt } from './readAnswer'
import { addressBelow, addressWith } from './restAddress'
import type { RestFacets } from './RestFacets'
import { matchesNothing, type RestQuery, writeTemplate } from './restQuery'
import { restRecords } from './restRecords'
import { plainOr502 } from './restStretch'
import { restValues } from './restValues'
import type { RestSurroundings } from './restVersions'

/** Ask a server how often the values of some fields occur among the records that match. */
export function restCounts(
  { path = '/facets', fields: template = 'field={value}', facets: place = '', read = asSent }: RestFacets,
  { entity, options, names, call }: RestSurroundings,
  query: RestQuery,
): NonNullable<DataSource<object>['facets']> {
  const address = addressBelow(options.url, path)

  // A count is no whole record, which the host's own function may count on.
  const some = restRecords(entity, {}, names, restValues(entity, options.fields))

  function valueOf(field: string, sent: unknown): unknown {
    const value = entity.fields[field]?.kind === 'boolean' ? (BOOLEANS.get(sent) ?? sent) : sent
    return ownValue(some.read({ [names.toTheirs(field)]: value }), field)
  }

  function countsOf(field: string, sent: unknown): readonly Facet[] {
    const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(sent)
      ? sent.map((one) => [ownValue(one, 'value'), ownValue(one, 'count')])
      : Object.entries(sent as object)
    return pairs
      .filter(([value, count]) => !isMissing(value) && Number.isFinite(Number(count)))
      .map(([value, count]): Facet => ({ value: valueOf(field, value), count: Number(count) }))
      .sort((one, other) => other.count - one.count)
  }

  async function ask(asked: ListQuery, fields: readonly string[], signal?: AbortSignal): Promise<Facets> {
    const counts: Record<string, readonly Facet[]> = {}
    if (matchesNothing(asked)) {
      for (const field of fields) withOwn(counts, field, [])
      return counts
    }
    const parameters = [...query.write(asked), ...writeTemplate(template, '', fields.map(names.toTheirs))]
    const answer = await call(addressWith(address, parameters), { ...(signal && { signal }) })
    const sent = plainOr502(read(valueAt(answer, place)), `Counts of “${entity.name}”`)
    for (const field of fields) {
      const own = ownValue(sent, names.toTheirs(field))
      if (Array.isArray(own) || isPlainObject(own)) withOwn(counts, field, countsOf(field, own))
    }
    return counts
  }

  return countsApart(ask)
}

/** The name of a property is a text. */
const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

const asSent = (sent: unknown): Facets => sent as Facets
