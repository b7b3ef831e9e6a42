import { entityFromSchema } from '../spec/entityFromSchema'
import { isPlainObject, ownValue } from '../spec/ownValue'
import { capital, identifier, unique } from './code'
import { findResources, listShapeOf, propertiesOf, type Resource } from './findResources'
import { OpenApi, schemaFor, type Skipped } from './OpenApi'
import { writeCall } from './writeCall'
import { writeEntity } from './writeEntity'
import { writeErrors } from './writeErrors'
import { type Drafted, writeSource } from './writeSource'

export interface Drafts {
  /** TypeScript by its path. */
  readonly files: ReadonlyMap<string, string>
  /** What the document says and no draft holds. */
  readonly skipped: readonly Skipped[]
}

/**
 * Drafts of entities, sources and the error catalogue of an OpenAPI document (3.0 or 3.1). What it does not say is
 * not made up: a verb that is missing is a method that is missing. It never throws, whatever the document is.
 */
export function importOpenApi(document: unknown): Drafts {
  const api = new OpenApi(document)
  const version = ownValue(document, 'openapi')
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version)) {
    const swagger = ownValue(document, 'swagger')
    const found =
      typeof swagger === 'string' ? `Swagger ${swagger}` : typeof version === 'string' ? version : 'none'
    api.skip('openapi', `only OpenAPI 3.0 and 3.1 are read, and this says ${found}`)
    return { files: new Map(), skipped: api.skipped }
  }
  const files = new Map<string, string>()
  const drafted = draftEntities(api, files)
  const taken = new Set(drafted.map(({ entity }) => entity.toLowerCase()))
  for (const one of drafted) {
    const above = /\{/.test(one.resource.path)
    const words = one.resource.path.replace(/\{[^{}]*\}/g, ' ')
    const constant = unique(identifier(`${words}${above ? ' of' : ''} source`, 'source'), taken)
    files.set(`sources/${constant}.ts`, writeSource(api, one, constant))
  }
  files.set('errors.ts', writeErrors(api))
  if (drafted.length > 0) files.set('call.ts', writeCall(api))
  skipTheRest(api)
  return { files, skipped: api.skipped }
}

/** One entity for each schema of records; several lists may be of one. */
function draftEntities(api: OpenApi, files: Map<string, string>): readonly Drafted[] {
  const bySchema = new Map<string, Pick<Drafted, 'entity' | 'fieldNames'>>()
  const taken = new Set<string>()
  return findResources(api).flatMap((resource) => {
    const schema = schemaOf(api, resource)
    const at = resource.path
    if (propertiesOf(api, api.follow(schema), 0).size === 0) {
      api.skip(at, 'its records have no properties that are known')
      return []
    }
    const name = api.nameOf(schema)
    const known = name === undefined ? undefined : bySchema.get(name)
    if (known) return [{ resource, ...known }]

    const words = name ?? singular(resource.path)
    const entity = unique(identifier(words, 'record'), taken)
    const made = draftEntity(api, resource, schema, entity)
    for (const { path, keyword, takes, reason } of made.report) {
      if (path === '' && (keyword === 'components' || keyword === 'paths')) continue // they stand beside the schema
      const place = path.replace(/^\/allOf\/0/, '')
      if (takes !== 'less' && keyword !== '') api.skip(`${entity}${place} ${keyword}`, reason)
      if (takes !== 'less' && keyword === '') api.skip(`${entity}${place}`, reason)
    }
    files.set(
      `entities/${entity}.ts`,
      writeEntity(made.entity, entity, `${capital(words)}, as ${resource.path} has it.`),
    )
    const result = { entity, fieldNames: made.entity.fieldNames }
    if (name !== undefined) bySchema.set(name, result)
    return [{ resource, ...result }]
  })
}

function draftEntity(api: OpenApi, { idName }: Resource, schema: unknown, name: string) {
  const properties = propertiesOf(api, api.follow(schema), 0)
  const id = [idName, 'id', `${name}Id`, `${name}_id`, 'uuid', '_id', 'key', 'slug'].find(
    (one) => one !== undefined && properties.has(one),
  )
  const label = capital(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase())
  return entityFromSchema(schemaFor(schema, api.whole) as Readonly<Record<string, unknown>>, {
    name,
    labels: [label, plural(label)],
    ...(id !== undefined && { id }),
  })
}

/** What a record is: as one is read, as it stands in a list, or as it is sent. */
function schemaOf(api: OpenApi, { get, list, create, update }: Resource): unknown {
  const one = get && api.answerOf(get)
  if (one !== undefined && propertiesOf(api, api.follow(one), 0).size > 0) return one
  const listed = list && listShapeOf(api, api.answerOf(list))?.item
  if (listed !== undefined) return listed
  return (create && api.bodyOf(create)) ?? (update && api.bodyOf(update))
}

/** A draft of English: its author knows better. */
function plural(label: string): string {
  if (/(?:[^aeiou])y$/i.test(label)) return `${label.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/i.test(label) ? `${label}es` : `${label}s`
}

function singular(path: string): string {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? 'record'
  if (/ies$/i.test(last)) return `${last.slice(0, -3)}y`
  return /[^s]s$/i.test(last) ? last.slice(0, -1) : last
}

/** Parts of a document that are no calls for records. */
function skipTheRest(api: OpenApi): void {
  const parts = ['webhooks', 'security'].filter((name) => api.whole[name] !== undefined)
  for (const name of parts) api.skip(name, 'drafts have nothing of it')
  const components = api.objectIn(api.whole, 'components')
  for (const name of ['securitySchemes', 'callbacks', 'links'] as const) {
    const all: unknown = components[name]
    if (!isPlainObject(all) || Object.keys(all).length === 0) continue
    const cure =
      name === 'securitySchemes'
        ? 'say in `settings` of call.ts what signs a person in'
        : 'drafts have nothing of it'
    api.skip(`components.${name}`, cure)
  }
  for (const { method, path, whole } of api.operations) {
    if (whole['callbacks'] !== undefined)
      api.skip(`${method.toUpperCase()} ${path}`, 'its callbacks are left out')
  }
}
