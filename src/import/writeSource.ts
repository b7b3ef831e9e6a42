import { ownValue } from '../spec/ownValue'
import { capital, code, comment, identifier, inTemplate, keyCode, objectCode, quote, unique } from './code'
import { type ListShape, listShapeOf, propertiesOf, type Resource } from './findResources'
import type { OpenApi, Operation, Parameter } from './OpenApi'

export interface Drafted {
  readonly resource: Resource
  /** The name of the entity in code, which is the name of its file too. */
  readonly entity: string
  readonly fieldNames: readonly string[]
}

/** The file of one source: an object, or a function when its path speaks of a record above it. */
export function writeSource(
  api: OpenApi,
  { resource, entity, fieldNames }: Drafted,
  constant: string,
): string {
  const record = capital(entity)
  const { names: above, write } = pathWriter(resource)
  const methods = [
    ...listCode(api, resource, record, fieldNames, write),
    ...getCode(resource, record, write),
    ...createCode(api, resource, record, fieldNames, write),
    ...updateCode(api, resource, record, fieldNames, write),
    ...removeCode(resource, write),
  ]
  const hasList = resource.list !== undefined
  const type = hasList ? `DataSource<${record}>` : `Omit<DataSource<${record}>, 'can' | 'list'>`
  const parameters = above.map((name) => `${name}: string | number`).join(', ')
  const opening = above.length > 0 ? `(${parameters}): ${type} => ({` : '{'
  const typed = above.length > 0 ? '' : `: ${type}`
  const why = hasList ? '' : ' The document has no list of them, so that a source is not whole yet.'
  return [
    `import type { DataSource } from ${quote('screenwright/data')}`,
    `import { call } from ${quote('../call')}`,
    `import type { ${record} } from ${quote(`../entities/${entity}`)}`,
    '',
    comment(`${resource.path}.${why}`),
    `export const ${constant}${typed} = ${opening}`,
    ...methods.map((line) => (line === '' ? line : `  ${line}`)),
    above.length > 0 ? '})' : '}',
    '',
  ].join('\n')
}

type WritePath = (path: string, id?: string) => string

/** Paths as template literals, in which parameters above the record are arguments of the source. */
function pathWriter({ path, itemPath, idName }: Resource): { names: readonly string[]; write: WritePath } {
  const taken = new Set(['id', 'options', 'values', 'changes', 'query', 'answer', 'before'])
  const names = new Map<string, string>()
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (!names.has(name)) names.set(name, unique(identifier(name, 'parent'), taken))
  }
  const write: WritePath = (template, id) => {
    const parts = template.split(/\{([^{}]+)\}/)
    const isItem = template === itemPath && id !== undefined
    const written = parts.map((part, index) => {
      if (index % 2 === 0) return inTemplate(part)
      const isLast = isItem && index === parts.length - 2 && part === idName
      return `\${encodeURIComponent(${isLast ? id : (names.get(part) ?? 'id')})}`
    })
    return parts.length === 1 ? quote(template) : `\`${written.join('')}\``
  }
  return { names: [...names.values()], write }
}

interface Paging {
  readonly offset?: string
  readonly limit?: string
  readonly page?: string
}

function listCode(
  api: OpenApi,
  { list }: Resource,
  record: string,
  fieldNames: readonly string[],
  write: WritePath,
): readonly string[] {
  const shape = list && listShapeOf(api, api.answerOf(list))
  if (!list || !shape) return []
  const asked = list.parameters.filter((one) => one.in === 'query')
  const find = (pattern: RegExp) => asked.find(({ name }) => pattern.test(name))?.name
  const limit = find(/^(?:limit|per_?page|page_?size|size|count|top|\$top|max_?results)$/i)
  const offset = limit === undefined ? undefined : find(/^(?:offset|skip|start|\$skip)$/i)
  const page = limit === undefined || offset !== undefined ? undefined : find(/^(?:page|page_?number)$/i)
  const search = find(/^(?:q|query|search)$/i)
  const filters = asked.filter(({ name, schema }) => fieldNames.includes(name) && isSimple(api, schema))
  const known = new Set([limit, offset, page, search, ...filters.map(({ name }) => name)])
  skipParameters(api, list, (one) => one.in === 'query' && known.has(one.name))

  const isPaged = offset !== undefined || page !== undefined
  const paging: Paging = {
    ...(isPaged && limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(page !== undefined && { page }),
  }
  const query = [
    ...Object.entries(paging).map(
      ([role, name]) => [name as string, role === 'page' ? 'Math.floor(offset / limit) + 1' : role] as const,
    ),
    ...(search === undefined ? [] : [[search, 'search'] as const]),
    ...filters.map(({ name }) => [name, `filter?.[${quote(name)}]?.is`] as const),
  ]
  const wants = [
    `offset = 0`,
    isPaged ? 'limit = 50' : 'limit = Infinity',
    ...(search === undefined ? [] : ['search']),
    ...(filters.length > 0 ? ['filter'] : []),
  ]
  const can = objectCode(
    [
      ['search', String(search !== undefined)],
      ['sort', '[]'],
      [
        'filter',
        objectCode(
          filters.map(({ name }) => [name, `['is']`] as const),
          '  ',
        ),
      ],
    ],
    '  ',
  )
  const passed = query.length > 0 ? `{ ...options, query: ${objectCode(query, '      ')} }` : 'options'
  return [
    `can: ${can},`,
    `async list({ ${wants.join(', ')} }, options) {`,
    `  const answer = await call<${answerType(shape, record)}>('GET', ${write(list.path)}, ${passed})`,
    ...recordsCode(shape, isPaged),
    '},',
  ]
}

function answerType({ under, total }: ListShape, record: string): string {
  if (under === undefined) return `readonly ${record}[]`
  const sum = total === undefined ? '' : `; readonly ${keyCode(total)}?: number`
  return `{ readonly ${keyCode(under)}?: readonly ${record}[]${sum} }`
}

/** A list that is not given page by page is whole, and cut here. */
function recordsCode({ under, total }: ListShape, isPaged: boolean): readonly string[] {
  const records = under === undefined ? 'answer' : `answer[${quote(under)}] ?? []`
  if (!isPaged) {
    return [
      `  const records = ${records}`,
      `  return { records: records.slice(offset, offset + limit), total: { kind: 'exact', count: records.length } }`,
    ]
  }
  if (total === undefined) return [`  return { records: ${records}, total: { kind: 'unknown' } }`]
  return [
    `  const count = answer[${quote(total)}]`,
    `  return { records: ${records}, total: count === undefined ? { kind: 'unknown' } : { kind: 'exact', count } }`,
  ]
}

function isSimple(api: OpenApi, schema: unknown): boolean {
  return ['string', 'integer', 'number', 'boolean'].includes(String(ownValue(api.follow(schema), 'type')))
}

function getCode({ get }: Resource, record: string, write: WritePath): readonly string[] {
  return get ? [`get: (id, options) => call<${record}>('GET', ${write(get.path, 'id')}, options),`] : []
}

function createCode(
  api: OpenApi,
  { create }: Resource,
  record: string,
  fieldNames: readonly string[],
  write: WritePath,
): readonly string[] {
  if (!create) return []
  const at = `POST ${create.path}`
  if (api.bodyOf(create) === undefined) return skipped(api, at, 'it takes no JSON')
  if (!answersRecord(api, create, fieldNames))
    return skipped(api, at, 'it does not answer with the record that was made')
  skipParameters(api, create)
  const passed = withHeaders(create, 'body: values')
  return [`create: (values, options) => call<${record}>('POST', ${write(create.path)}, ${passed}),`]
}

function updateCode(
  api: OpenApi,
  { update, get }: Resource,
  record: string,
  fieldNames: readonly string[],
  write: WritePath,
): readonly string[] {
  if (!update) return []
  const method = update.method.toUpperCase()
  const at = `${method} ${update.path}`
  if (api.bodyOf(update) === undefined) return skipped(api, at, 'it takes no JSON')
  const answers = answersRecord(api, update, fieldNames)
  if (!get && (!answers || method === 'PUT')) {
    return skipped(api, at, 'the record as it is cannot be asked for, which a change needs here')
  }
  skipParameters(api, update)
  const path = write(update.path, 'id')
  const read = get ? `call<${record}>('GET', ${write(get.path, 'id')}, options)` : ''
  const body = method === 'PUT' ? 'body: { ...before, ...changes }' : 'body: changes'
  const passed = withHeaders(update, body)
  // PUT replaces the whole record, a source changes some of its fields.
  const before = method === 'PUT' ? [`  const before = await ${read}`] : []
  const after = answers
    ? [`  return call<${record}>('${method}', ${path}, ${passed})`]
    : [`  await call<unknown>('${method}', ${path}, ${passed})`, `  return ${read}`]
  return [`async update(id, changes, options) {`, ...before, ...after, '},']
}

function removeCode({ remove }: Resource, write: WritePath): readonly string[] {
  if (!remove) return []
  const passed = withHeaders(remove)
  return [
    'async remove(id, options) {',
    `  await call<unknown>('DELETE', ${write(remove.path, 'id')}, ${passed})`,
    '},',
  ]
}

/** Sends the version and the key against doing it twice to calls that take them. */
function withHeaders({ parameters }: Operation, more?: string): string {
  const headers = parameters.flatMap(({ name, in: place }): readonly (readonly [string, string])[] => {
    if (place !== 'header') return []
    if (/^if-match$/i.test(name)) return [[name, 'options?.ifMatch'] as const]
    return /^(?:x-)?idempotency-key$/i.test(name) ? [[name, 'options?.idempotencyKey'] as const] : []
  })
  const parts = [
    ...(more === undefined ? [] : [more]),
    ...(headers.length > 0 ? [`headers: ${objectCode(headers)}`] : []),
  ]
  return parts.length > 0 ? `{ ...options, ${parts.join(', ')} }` : 'options'
}

/** Whether a call answers with the record and not with a message about it. */
function answersRecord(api: OpenApi, operation: Operation, fieldNames: readonly string[]): boolean {
  const names = [...propertiesOf(api, api.follow(api.answerOf(operation)), 0).keys()]
  const known = names.filter((name) => fieldNames.includes(name))
  return known.length > 0 && known.length * 2 >= names.length
}

function skipped(api: OpenApi, at: string, reason: string): readonly string[] {
  api.skip(at, reason)
  return []
}

function skipParameters(
  api: OpenApi,
  operation: Operation,
  isKnown: (one: Parameter) => boolean = () => false,
): void {
  const { method, path, parameters } = operation
  for (const one of parameters) {
    const isSent = /^(?:if-match|(?:x-)?idempotency-key)$/i.test(one.name) && one.in === 'header'
    if (one.in === 'path' || isSent || isKnown(one)) continue
    const what = one.required ? 'is required and not sent' : 'is not sent'
    api.skip(`${method.toUpperCase()} ${path}`, `${code(one.name)} in ${one.in} ${what}`)
  }
}
