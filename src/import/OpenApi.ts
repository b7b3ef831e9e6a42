import { isPlainObject, ownValue } from '../spec/values/ownValue'
import { readPointer } from '../spec/values/jsonPointer'

export type Json = Readonly<Record<string, unknown>>

/** Something of the document that no draft holds. */
export interface Skipped {
  /** Where it stands, in the words of the document. */
  readonly at: string
  readonly reason: string
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'] as const
export type Method = (typeof METHODS)[number]

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: unknown
}

export interface Operation {
  readonly method: Method
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly whole: Json
}

/** An operation as the document and its readers call it: `GET /pets`. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`

/** An OpenAPI document, read with doubt: every part of it may be missing or something else. */
export class OpenApi {
  readonly whole: Json
  readonly skipped: Skipped[] = []
  /** The operations that some draft calls: `GET /pets`. */
  readonly called = new Set<string>()
  #operations: readonly Operation[] | undefined
  readonly #said = new Set<string>()
  readonly #left = new Map<string, string>()

  constructor(document: unknown) {
    this.whole = isPlainObject(document) ? document : {}
  }

  skip(at: string, reason: string): void {
    const said = JSON.stringify([at, reason])
    if (this.#said.has(said)) return
    this.#said.add(said)
    this.skipped.push({ at, reason })
  }

  /** Remembers why an operation is not used in one place; another may have a use for it. */
  leave(operation: Operation, reason: string): void {
    const name = nameOf(operation)
    if (!this.#left.has(name)) this.#left.set(name, reason)
  }

  /** Says of every operation that no draft calls why not. */
  skipUncalled(): void {
    for (const name of this.operations.map(nameOf)) {
      if (this.called.has(name) || this.skipped.some(({ at }) => at === name)) continue
      this.skip(name, this.#left.get(name) ?? 'no source calls it')
    }
  }

  /** In 3.0 nothing that stands beside a reference counts. */
  get ignoresBesideReferences(): boolean {
    return String(ownValue(this.whole, 'openapi')).startsWith('3.0')
  }

  /** Follow a reference, through as many references as there are. */
  follow(value: unknown): unknown {
    let here = value
    for (let count = 0; count < 20; count += 1) {
      const $ref = ownValue(here, '$ref')
      if (typeof $ref !== 'string') return here
      here = $ref.startsWith('#') ? this.#at($ref) : undefined
    }
    return undefined
  }

  #at(pointer: string): unknown {
    let here: unknown = this.whole
    for (const step of readPointer(pointer) ?? ['']) {
      here = Array.isArray(here) ? (here[Number(step)] as unknown) : ownValue(here, step)
    }
    return here
  }

  objectIn(holder: unknown, name: string): Json {
    const found = this.follow(ownValue(holder, name))
    return isPlainObject(found) ? found : {}
  }

  get operations(): readonly Operation[] {
    this.#operations ??= this.#allOperations()
    return this.#operations
  }

  #allOperations(): readonly Operation[] {
    const paths = this.objectIn(this.whole, 'paths')
    return Object.keys(paths).flatMap((path) => {
      const item = this.objectIn(paths, path)
      return METHODS.flatMap((method) => {
        const whole = this.follow(ownValue(item, method))
        if (!isPlainObject(whole)) return []
        const parameters = [...this.#parameters(item), ...this.#parameters(whole)]
        // A parameter of the operation overrides that of the path.
        const last = new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]))
        return [{ method, path, whole, parameters: [...last.values()] }]
      })
    })
  }

  #parameters(holder: Json): readonly Parameter[] {
    const all: unknown = holder['parameters']
    if (!Array.isArray(all)) return []
    return all.flatMap((given: unknown) => {
      const found = this.follow(given)
      const [name, place] = [ownValue(found, 'name'), ownValue(found, 'in')]
      if (typeof name !== 'string' || typeof place !== 'string') return []
      const required = ownValue(found, 'required') === true
      return [{ name, in: place, required, schema: ownValue(found, 'schema') }]
    })
  }

  /** The schema of what a successful call answers with as JSON; nothing when it answers with none. */
  answerOf({ whole }: Operation): unknown {
    const responses = this.objectIn(whole, 'responses')
    const statuses = Object.keys(responses).filter((status) => /^2(?:\d\d|XX)$/i.test(status))
    for (const status of [...statuses.toSorted(), 'default']) {
      if (status === 'default' && statuses.length > 0) continue
      const schema = this.jsonSchemaIn(this.objectIn(responses, status))
      if (schema !== undefined) return schema
    }
    return undefined
  }

  bodyOf({ whole }: Operation): unknown {
    return this.jsonSchemaIn(this.objectIn(whole, 'requestBody'))
  }

  /** The schema of the JSON in a body. */
  jsonSchemaIn(holder: Json): unknown {
    const content = this.objectIn(holder, 'content')
    const type = Object.keys(content).find((name) =>
      /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i.test(name),
    )
    return type === undefined ? undefined : ownValue(ownValue(content, type), 'schema')
  }

  /** The name under which the document keeps a schema. */
  schemaName(schema: unknown): string | undefined {
    const $ref = ownValue(schema, '$ref')
    const steps = typeof $ref === 'string' ? readPointer($ref) : undefined
    return steps?.[0] === 'components' ? steps.at(-1) : undefined
  }
}
