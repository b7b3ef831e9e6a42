import { entityFromSchema, type SchemaReport } from '../spec/schema/entityFromSchema'
import { capital, identifier, unique } from './code'
import { findResources, type Resource } from './findResources'
import { listShapeOf } from './listShape'
import type { OpenApi } from './OpenApi'
import { lastWord, parametersOf } from './paths'
import { propertiesOf, withAllForms } from './recordSchema'
import { schemaFor } from './schemaFor'
import { writeEntity } from './writeEntity'
import type { Drafted } from './Source'

/** One entity for each schema of records; several lists may be of one. */
export function draftEntities(api: OpenApi, files: Map<string, string>): readonly Drafted[] {
  const bySchema = new Map<string, Omit<Drafted, 'resource'>>()
  const taken = new Set<string>()
  return findResources(api).flatMap((resource) => {
    const schema = schemaOf(api, resource)
    if (propertiesOf(api, schema).size === 0) {
      for (const one of Object.values(resource)) {
        if (typeof one === 'object') api.leave(one, 'its records have no properties that are known')
      }
      return []
    }
    const name = api.schemaName(schema)
    const known = name === undefined ? undefined : bySchema.get(name)
    if (known) return [{ resource, ...known }]

    const words = name ?? singular(lastWord(resource.path))
    const entity = unique(identifier(words, 'record'), taken)
    const made = draftEntity(api, resource, schema, entity)
    skipReported(api, entity, made.report)
    files.set(
      `entities/${entity}.ts`,
      writeEntity(made.entity, entity, `${capital(words)}, as ${resource.path} has it.`, api.skip.bind(api)),
    )
    const result = { entity, schema, fieldNames: made.entity.fieldNames }
    if (name !== undefined) bySchema.set(name, result)
    return [{ resource, ...result }]
  })
}

function draftEntity(api: OpenApi, { get }: Resource, schema: unknown, name: string) {
  const properties = propertiesOf(api, schema)
  const idName = get && parametersOf(get.path).at(-1)
  const id = [idName, 'id', `${name}Id`, `${name}_id`, 'uuid', '_id', 'sid', 'key', 'slug'].find(
    (one) => one !== undefined && properties.has(one),
  )
  const label = capital(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase())
  return entityFromSchema(schemaFor(withAllForms(api, schema, name), api), {
    name,
    labels: [label, plural(label)],
    ...(id !== undefined && { id }),
  })
}

/** Note what the reader of the schema could not keep, at the places of the entity. */
function skipReported(api: OpenApi, entity: string, report: readonly SchemaReport[]): void {
  for (const { path, keyword, reason } of report) {
    // The schemas of the document stand beside the schema.
    if (path === '' && (keyword === 'components' || keyword === 'paths')) continue
    const place = `${entity}${path.replace(/^\/allOf\/0/, '')}`
    api.skip(keyword === '' ? place : `${place} ${keyword}`, reason)
  }
}

/** The schema of a record: as one is read, as it stands in a list, or as it is sent. */
function schemaOf(api: OpenApi, { get, list, create, update }: Resource): unknown {
  const one = get && api.answerOf(get)
  if (one !== undefined && propertiesOf(api, one).size > 0) return one
  const listed = list && listShapeOf(api, list)?.item
  if (listed !== undefined) return listed
  return (create && api.bodyOf(create)) ?? (update && api.bodyOf(update))
}

/** A draft of English: its author knows better. */
function plural(label: string): string {
  if (/(?:[^aeiou])y$/i.test(label)) return `${label.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/i.test(label) ? `${label}es` : `${label}s`
}

function singular(word: string): string {
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word || 'record'
}
