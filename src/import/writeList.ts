import { ownValue } from '../spec/values/ownValue'
import { keyCode, objectCode, quote } from './code'
import { type ListShape, listShapeOf } from './listShape'
import { nameOf, type OpenApi, type Parameter } from './OpenApi'
import { skipParameters } from './parameters'
import type { Source } from './Source'

/** The parameters of a list, by the names that the document has for them. */
interface Asked {
  readonly offset?: string | undefined
  readonly limit?: string | undefined
  readonly page?: string | undefined
  readonly search?: string | undefined
  readonly filters: readonly string[]
  /** The list comes in parts that cannot be asked for one by one. */
  readonly isPartial: boolean
}

/** The method that lists records, and what it can be asked for. */
export function listCode({ api, resource: { list }, record, fieldNames, write }: Source): readonly string[] {
  const shape = list && listShapeOf(api, list)
  if (!list || !shape) return []
  api.called.add(nameOf(list))
  const asked = askedOf(api, list.parameters, fieldNames)
  const { offset, limit, page, search, filters } = asked
  const known = new Set([limit, offset, page, search, ...filters])
  skipParameters(api, list, (one) => one.in === 'query' && known.has(one.name))

  const isPaged = offset !== undefined || page !== undefined
  const sent: readonly (readonly [name: string | undefined, value: string])[] = [
    [limit, 'limit'],
    [offset, 'offset'],
    [page, 'Math.floor(offset / limit) + 1'],
    [search, 'search'],
    ...filters.map((name) => [name, `filter?.[${quote(name)}]?.is`] as const),
  ]
  const query = sent.flatMap(([name, value]) => (name === undefined ? [] : [[name, value] as const]))
  const wants = [
    `offset = 0`,
    isPaged ? 'limit = 50' : 'limit = Infinity',
    ...(search === undefined ? [] : ['search']),
    ...(filters.length > 0 ? ['filter'] : []),
  ]
  const filter = objectCode(
    filters.map((name) => [name, `['is']`] as const),
    '  ',
  )
  const can = [
    ['search', String(search !== undefined)] as const,
    ['sort', '[]'] as const,
    ['filter', filter] as const,
  ]
  const passed = query.length > 0 ? `{ ...options, query: ${objectCode(query, '      ')} }` : 'options'
  return [
    `can: ${objectCode(can, '  ')},`,
    `async list({ ${wants.join(', ')} }, options) {`,
    `  const answer = await call<${answerType(shape, record)}>('GET', ${write(list)}, ${passed})`,
    ...(isPaged ? pagedCode(shape) : wholeCode(shape, asked.isPartial)),
    '},',
  ]
}

function askedOf(api: OpenApi, parameters: readonly Parameter[], fieldNames: readonly string[]): Asked {
  const asked = parameters.filter((one) => one.in === 'query')
  const find = (pattern: RegExp) => asked.find(({ name }) => pattern.test(name))?.name
  const most = find(/^(?:limit|per_?page|page_?size|size|count|top|\$top|max_?results)$/i)
  const offset = most === undefined ? undefined : find(/^(?:offset|skip|start|\$skip)$/i)
  const page = most === undefined || offset !== undefined ? undefined : find(/^(?:page|page_?number)$/i)
  const isPaged = offset !== undefined || page !== undefined
  const limit = isPaged ? most : undefined
  const search = find(/^(?:q|query|search)$/i)
  const taken = new Set([limit, offset, page, search])
  const filters = asked
    .filter(({ name, schema }) => fieldNames.includes(name) && !taken.has(name) && isSimple(api, schema))
    .map(({ name }) => name)
  const rest = asked.filter(({ name }) => !taken.has(name) && !filters.includes(name))
  const isPartial = !isPaged && rest.some(({ name }) => PARTS.test(name))
  return { offset, limit, page, search, filters, isPartial }
}

/** Parameters that ask for a part of a list, in any way. */
const PARTS = /limit|page|cursor|offset|after|before|start|skip|top|count|size|max_?results/i

function answerType({ under, total }: ListShape, record: string): string {
  if (under === undefined) return `readonly ${record}[]`
  const sum = total === undefined ? '' : `; readonly ${keyCode(total)}?: number`
  return `{ readonly ${keyCode(under)}?: readonly ${record}[]${sum} }`
}

const recordsIn = ({ under }: ListShape): string =>
  under === undefined ? 'answer' : `answer[${quote(under)}] ?? []`

/** A list that is not given page by page is cut here. */
function wholeCode(shape: ListShape, isPartial: boolean): readonly string[] {
  const kind = isPartial ? 'atLeast' : 'exact'
  return [
    `  const records = ${recordsIn(shape)}`,
    `  return { records: records.slice(offset, offset + limit), total: { kind: '${kind}', count: records.length } }`,
  ]
}

function pagedCode(shape: ListShape): readonly string[] {
  const records = recordsIn(shape)
  if (shape.total === undefined) return [`  return { records: ${records}, total: { kind: 'unknown' } }`]
  return [
    `  const count = answer[${quote(shape.total)}]`,
    `  return { records: ${records}, total: count === undefined ? { kind: 'unknown' } : { kind: 'exact', count } }`,
  ]
}

function isSimple(api: OpenApi, schema: unknown): boolean {
  return ['string', 'integer', 'number', 'boolean'].includes(String(ownValue(api.follow(schema), 'type')))
}
