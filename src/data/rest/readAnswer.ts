import { fail } from '../../internal/developerMessages'
import { readPointer } from '../../spec/values/jsonPointer'
import { isPlainObject, ownValue } from '../../spec/values/ownValue'
import type { RestAnswer } from './restCall'
import type { Place, RestSourceOptions } from './RestSourceOptions'

/** The value at a place of an answer. */
export function valueAt({ body, headers }: RestAnswer, place: Place): unknown {
  if (place !== '' && !place.startsWith('/')) return headers.get(place) ?? undefined
  return (readPointer(place) ?? []).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? (value as unknown[])[Number(step)] : ownValue(value, step)),
    body,
  )
}

/** The records of a page: the body itself, or the array in it. */
export function recordsIn(answer: RestAnswer, { records, url }: RestSourceOptions): readonly unknown[] {
  const found = records === undefined ? onlyArray(answer.body) : valueAt(answer, records)
  if (Array.isArray(found)) return found as unknown[]
  const names = isPlainObject(answer.body) ? Object.keys(answer.body).map((name) => `/${name}`) : []
  return fail(
    `restSource found no records in the answer of “${url}”, so that the list stays empty. Say with “records” where they stand${names.length > 0 ? `; there are ${names.join(', ')}` : ''}.`,
  )
}

function onlyArray(body: unknown): unknown {
  if (!isPlainObject(body)) return body
  const arrays = Object.values(body).filter(Array.isArray)
  return arrays.length === 1 ? arrays[0] : undefined
}

const USUAL_TOTALS: readonly Place[] = ['X-Total-Count', 'Content-Range', '/total', '/count']

/** How many records match in all, where the answer says so. */
export function totalIn(answer: RestAnswer, { total }: RestSourceOptions): number | undefined {
  for (const place of total === undefined ? USUAL_TOTALS : [total]) {
    const said = valueAt(answer, place)
    const [, digits] =
      /^(?:.*\/)?(\d{1,15})$/.exec(typeof said === 'number' ? String(said) : textOf(said)) ?? []
    if (digits !== undefined) return Number(digits)
  }
  return undefined
}

/** Return the way to the next page: a cursor, or an address. */
export function nextIn(answer: RestAnswer, place: Place): string | undefined {
  const said = valueAt(answer, place)
  const next = /^link$/i.test(place) ? nextOfLink(textOf(said)) : said
  if (typeof next === 'number') return String(next)
  return textOf(next) || undefined
}

/** The address with `rel="next"` in a header `Link` (RFC 8288). */
function nextOfLink(header: string): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^>]*)>((?:\s*;[^,"]*(?:"[^"]*")?)*)/g)) {
    const [, quoted, bare] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? []
    if ((quoted ?? bare ?? '').toLowerCase().split(/\s+/).includes('next')) return address
  }
  return undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
