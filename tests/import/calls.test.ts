import { expect, test } from 'vitest'
import { importOpenApi } from '../../src/import/importOpenApi'
import { documentOf, listOf, operation, type Parts, ref } from './document'
import { typeCheck } from './typeCheck'

const Pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } }
const list = operation(listOf(ref('Pet')))
const one = operation(ref('Pet'))
const query = (name: string) => ({ name, in: 'query', schema: { type: 'integer' } })

function draft(paths: Parts['paths'], schemas: Parts['schemas'] = { Pet }) {
  const { files, called, skipped } = importOpenApi(documentOf({ paths, schemas }))
  const text = (path: string) => files.get(path) ?? ''
  return { files, called: [...called], skipped, text }
}

test('two paths of one record are one, and a call that stands for the same is named', () => {
  const { called, skipped, text } = draft({
    '/pets': { get: list },
    '/pets/{id}': { get: one },
    '/pets/{name}': { get: one, delete: operation() },
  })
  expect(called).toEqual(['GET /pets', 'GET /pets/{id}', 'DELETE /pets/{name}'])
  expect(skipped).toContainEqual({
    at: 'GET /pets/{name}',
    reason: 'GET /pets/{id} stands for the same already',
  })
  expect(text('sources/petsSource.ts')).toContain("'DELETE', `/pets/${encodeURIComponent(id)}`")
})

test('a slash at the end makes no other path', () => {
  const { called, skipped } = draft({ '/pets': { get: list }, '/pets/': { get: list, post: operation(ref('Pet'), { body: ref('Pet') }) } })
  expect(called).toEqual(['GET /pets', 'POST /pets/'])
  expect(skipped).toContainEqual({ at: 'GET /pets/', reason: 'GET /pets stands for the same already' })
}) // prettier-ignore

test('parameters above a record go by their place, whatever each path calls them', () => {
  const { called, text } = draft({
    '/owners/{owner}/pets': { get: list },
    '/owners/{ownerId}/pets/{petId}': { get: one },
    '/offices/{limit}/pets': { get: list },
  })
  expect(called).toHaveLength(3)
  expect(text('sources/ownersPetsOfSource.ts')).toContain(
    '`/owners/${encodeURIComponent(owner)}/pets/${encodeURIComponent(id)}`',
  )
  // A source's own words are not taken by those of a path.
  expect(text('sources/officesPetsOfSource.ts')).toContain('${encodeURIComponent(limit2)}')
})

test('paths with endings have lists too, and a list is known by the name of its path', () => {
  const page = { type: 'integer' }
  const answer = {
    type: 'object',
    properties: {
      calls: listOf(ref('Pet')), others: listOf(ref('Pet')),
      end: page, page, page_size: page, start: page, uri: { type: 'string' },
    },
  } // prettier-ignore
  const { called, text } = draft({
    '/Accounts/{Sid}/Calls.json': { get: operation(answer) },
    '/Accounts/{AccountSid}/Calls/{Sid}.json': { get: one, delete: operation() },
  })
  expect(called).toHaveLength(3)
  expect(text('sources/accountsCallsJsonOfSource.ts')).toContain(`answer['calls'] ?? []`)
})

test('a list of several forms has one entity with the fields of all', () => {
  const form = (kind: string, properties: object, required: readonly string[]) => ({
    type: 'object',
    properties: { kind: { type: 'string', enum: [kind] }, name: { type: 'string' }, ...properties },
    required: ['kind', ...required],
  })
  const schemas = {
    Cat: form('cat', { lives: { type: 'integer' } }, ['name', 'lives']),
    Dog: form('dog', { size: { type: 'string' } }, ['name']),
    Animal: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
  }
  const { files, skipped, text } = draft({ '/animals': { get: operation(listOf(ref('Animal'))) } }, schemas)
  const entity = text('entities/animal.ts')
  for (const field of [
    'name: text({ required: true })', 'lives: integer()', 'size: text()', `kind: choice(['Cat', 'Dog']`,
  ]) expect(entity).toContain(field) // prettier-ignore
  expect(skipped.map(({ at }) => at)).toContain('animal')
  expect(typeCheck('forms', [files])).toEqual([])
}, 60_000)

test('an answer in several forms is a list when one of them is', () => {
  const none = { type: 'object', properties: { message: { type: 'string' } } }
  const { called } = draft({ '/pets': { get: operation({ oneOf: [none, listOf(ref('Pet'))] }) } })
  expect(called).toEqual(['GET /pets'])
})

test('a list that comes in parts which cannot be asked for claims no more than it has', () => {
  const { skipped, text } = draft({
    '/pets': { get: operation(listOf(ref('Pet')), { parameters: [query('limit'), query('cursor')] }) },
  })
  expect(text('sources/petsSource.ts')).toContain(`{ kind: 'atLeast', count: records.length }`)
  const reasons = skipped.filter(({ at }) => at === 'GET /pets').map(({ reason }) => reason)
  expect(reasons).toEqual([`'limit' in query is not sent`, `'cursor' in query is not sent`])
})

test('what a call asks of its body besides the record is said', () => {
  const NewPet = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: { type: 'string', maxLength: 9 },
      token: { type: 'string' },
    },
    required: ['name'],
  }
  const { skipped } = draft(
    { '/pets': { get: list, post: operation(ref('Pet'), { body: ref('NewPet') }) } },
    { Pet, NewPet },
  )
  const reasons = skipped.filter(({ at }) => at === 'POST /pets').map(({ reason }) => reason)
  expect(reasons).toEqual([
    'what its body may hold and the record does not: “token”',
    'what its body must hold and the record need not: “name”',
    'what its body rules in another way than the record: “name”',
  ])
})

test('records whose properties are not known are said at each of their calls', () => {
  const { called, skipped } = draft({ '/pets': { get: operation() }, '/pets/{id}': { get: operation({ type: 'object' }), delete: operation() } })
  expect(called).toEqual([])
  expect(skipped.map(({ at }) => at)).toEqual(['GET /pets', 'GET /pets/{id}', 'DELETE /pets/{id}'])
}) // prettier-ignore

test('drafts of awkward documents compile', () => {
  const properties = {
    id: { type: 'string' }, limit: { type: 'integer' }, page: { type: 'integer' }, search: { type: 'string' },
    name: { type: 'string', nullable: true, example: null }, born: { type: 'string', format: 'date', nullable: true, example: null },
    kind: { type: 'string' }, tags: { type: 'array', nullable: true, example: null, items: { type: 'string' } },
    'odd-name': { type: 'string', pattern: '^\\p{L}+$' }, old: { type: 'string', pattern: '^\\_[a-\\w]$' },
    parts: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' }, fields: { type: 'string' } } } },
  } // prettier-ignore
  const Awkward = { type: 'object', properties, required: ['id', 'tags'] }
  const names = ['DataSource', 'RecordOf', 'Omit', 'Math', 'Infinity', 'call', 'defineEntity', 'Number', 'Answer', '2nd']
  const paths = Object.fromEntries(
    names.flatMap((name) => [
      [`/${name}`, { get: operation(listOf(ref(name)), { parameters: ['limit', 'page', 'search', 'name', 'If-Match'].map(query) }), post: operation(ref(name), { body: ref(name) }) }],
      [`/${name}/{id}`, { get: operation(ref(name)), put: operation(ref(name), { body: ref(name) }), delete: operation() }],
    ]),
  ) // prettier-ignore
  const { files, called } = draft(paths, Object.fromEntries(names.map((name) => [name, Awkward])))
  expect(called).toHaveLength(names.length * 5)
  expect(typeCheck('awkward', [files])).toEqual([])
}, 60_000) // prettier-ignore
