type Json = Readonly<Record<string, unknown>>

export interface Parts {
  readonly paths: Json
  readonly schemas?: Json
  /** @default '3.0.3' */
  readonly openapi?: string
}

export function documentOf({ paths, schemas = {}, openapi = '3.0.3' }: Parts): Json {
  return { openapi, info: { title: 'Test', version: '1' }, paths, components: { schemas } }
}

/** An operation that answers with JSON of a schema, and takes some where there is a body. */
export function operation(answer?: unknown, more: Json & { readonly body?: unknown } = {}): Json {
  const { body, ...rest } = more
  const content = (schema: unknown) => ({ content: { 'application/json': { schema } } })
  return {
    responses: { 200: { description: 'OK', ...(answer !== undefined && content(answer)) } },
    ...(body !== undefined && { requestBody: content(body) }),
    ...rest,
  }
}

export const listOf = (items: unknown): Json => ({ type: 'array', items })
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** A document with one list of records that have an id and these properties. */
export function recordsWith(properties: Json, openapi?: string, more: Json = {}): Json {
  const Thing = { type: 'object', properties: { id: { type: 'integer' }, ...properties }, ...more }
  return documentOf({
    paths: { '/things': { get: operation(listOf(ref('Thing'))) } },
    schemas: { Thing },
    ...(openapi !== undefined && { openapi }),
  })
}
