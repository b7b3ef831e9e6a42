import { isPlainObject, ownValue } from '../spec/values/ownValue'
import { identifier, unique } from './code'
import { draftEntities } from './draftEntities'
import { nameOf, OpenApi, type Skipped } from './OpenApi'
import { writeCall } from './writeCall'
import { writeErrors } from './writeErrors'
import { writeSource } from './writeSource'

export interface Drafts {
  /** TypeScript by its path. */
  readonly files: ReadonlyMap<string, string>
  /** The operations that the drafts call: `GET /pets`. */
  readonly called: ReadonlySet<string>
  /** The parts of the document that no draft has; every operation that is not called is named. */
  readonly skipped: readonly Skipped[]
}

/**
 * Drafts of entities, sources and the error catalogue of an OpenAPI document (3.0 or 3.1). What it does not say is
 * not made up: a verb that is missing is a method that is missing. It never throws, whatever the document is.
 */
export function importOpenApi(document: unknown): Drafts {
  const api = new OpenApi(document)
  const { called, skipped } = api
  const version = ownValue(document, 'openapi')
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version)) {
    const swagger = ownValue(document, 'swagger')
    const named = typeof version === 'string' ? version : 'none'
    const found = typeof swagger === 'string' ? `Swagger ${swagger}` : named
    api.skip('openapi', `only OpenAPI 3.0 and 3.1 are read, and this says ${found}`)
    return { files: new Map(), called, skipped }
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
  api.skipUncalled()
  skipTheRest(api)
  return { files, called, skipped }
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
  for (const operation of api.operations) {
    if (operation.whole['callbacks'] !== undefined) api.skip(nameOf(operation), 'its callbacks are left out')
  }
}
