import type { Facet } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { absoluteFilter } from '../../spec/values/fromNow'
import { type Asked, narrowingOf } from './readMatching'

/** How often each value occurs, and none how often; undefined where the source does not count so. */
export async function countValues(
  asked: Asked,
  by: string,
  signal: AbortSignal,
): Promise<readonly Facet[] | undefined> {
  const { source, entity } = asked
  const { filter, rest } = narrowingOf(asked)
  // Counts leave out what is asked of the field itself.
  if (!source.facets || rest.length > 0 || (filter && Object.hasOwn(filter, by))) return undefined
  const operators: readonly string[] = own(source.can.filter, by) ?? []
  const mayMiss = !isAlwaysThere(entity, by)
  if (mayMiss && !operators.includes('empty')) return undefined
  const query = filter ? { filter: absoluteFilter(filter, asked.entity.fields) } : {}
  const empty = { ...query.filter, [by]: { empty: true } }
  const [facets, missing] = await Promise.all([
    source.facets(query, [by], { signal }),
    mayMiss ? source.list({ filter: empty, offset: 0, limit: 1 }, { signal }) : undefined,
  ])
  const values = own(facets, by)
  if (!values || missing?.total.kind === 'unknown') return undefined
  const none = missing?.total.count ?? 0
  return none > 0 ? [...values, { value: undefined, count: none }] : values
}

/** Whether each record has a value of a field: one that is required, the state, and what the server makes unless it says otherwise. */
function isAlwaysThere({ fields, states }: Entity, name: string): boolean {
  const { required, readOnly, computed, related, rollup } = own(fields, name) ?? {}
  if (required !== undefined || computed || related || rollup) return required === true
  return readOnly === true || states?.field === name
}
