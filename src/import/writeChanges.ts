import { objectCode } from './code'
import { nameOf, type OpenApi, type Operation } from './OpenApi'
import { headersOf, skipParameters } from './parameters'
import { propertiesOf } from './recordSchema'
import { skipOfBody } from './skipOfBody'
import type { Source } from './Source'

export function getCode({ api, resource: { get }, record, write }: Source): readonly string[] {
  if (!get) return []
  called(api, get)
  return [`get: (id, options) => call<${record}>('GET', ${write(get, 'id')}, options),`]
}

export function createCode(source: Source): readonly string[] {
  const { api, record, write } = source
  const { create } = source.resource
  if (!create) return []
  const body = api.bodyOf(create)
  if (body === undefined) return left(api, create, 'it takes no JSON')
  if (!answersRecord(source, create))
    return left(api, create, 'it does not answer with the record that was made')
  called(api, create)
  skipOfBody(source, create, body)
  const passed = withHeaders(create, 'body: values')
  return [`create: (values, options) => call<${record}>('POST', ${write(create)}, ${passed}),`]
}

export function updateCode(source: Source): readonly string[] {
  const { api, record, write } = source
  const { update, get } = source.resource
  if (!update) return []
  const method = update.method.toUpperCase()
  const body = api.bodyOf(update)
  if (body === undefined) return left(api, update, 'it takes no JSON')
  const answers = answersRecord(source, update)
  if (!get && (!answers || method === 'PUT')) {
    return left(api, update, 'the record as it is cannot be asked for, which a change needs here')
  }
  called(api, update)
  skipOfBody(source, update, body)
  const read = get ? `call<${record}>('GET', ${write(get, 'id')}, options)` : ''
  const sent = method === 'PUT' ? 'body: { ...before, ...changes }' : 'body: changes'
  const written = `('${method}', ${write(update, 'id')}, ${withHeaders(update, sent)})`
  // PUT replaces the whole record, a source changes some of its fields.
  const before = method === 'PUT' ? [`  const before = await ${read}`] : []
  const after = answers
    ? [`  return call<${record}>${written}`]
    : [`  await call<unknown>${written}`, `  return ${read}`]
  return [`async update(id, changes, options) {`, ...before, ...after, '},']
}

export function removeCode({ api, resource: { remove }, write }: Source): readonly string[] {
  if (!remove) return []
  called(api, remove)
  const written = `('DELETE', ${write(remove, 'id')}, ${withHeaders(remove)})`
  return ['async remove(id, options) {', `  await call<unknown>${written}`, '},']
}

function called(api: OpenApi, operation: Operation): void {
  api.called.add(nameOf(operation))
  skipParameters(api, operation)
}

function left(api: OpenApi, operation: Operation, reason: string): readonly string[] {
  api.leave(operation, reason)
  return []
}

/** Send the version and the key against doing it twice to calls that take them. */
function withHeaders(operation: Operation, more?: string): string {
  const headers = headersOf(operation)
  const parts = [
    ...(more === undefined ? [] : [more]),
    ...(headers.length > 0 ? [`headers: ${objectCode(headers)}`] : []),
  ]
  return parts.length > 0 ? `{ ...options, ${parts.join(', ')} }` : 'options'
}

/** Whether a call answers with the record and not with a message about it. */
function answersRecord({ api, fieldNames }: Source, operation: Operation): boolean {
  const names = [...propertiesOf(api, api.answerOf(operation)).keys()]
  const known = names.filter((name) => fieldNames.includes(name))
  return known.length > 0 && known.length * 2 >= names.length
}
