import { identifier, inTemplate, quote, unique } from './code'
import type { Resource } from './findResources'
import type { OpenApi, Operation } from './OpenApi'
import { parametersOf } from './paths'

/** An entity that is drafted, and a list of its records. */
export interface Drafted {
  readonly resource: Resource
  /** The name of the entity in code, which is the name of its file too. */
  readonly entity: string
  /** The schema of a record in the document. */
  readonly schema: unknown
  readonly fieldNames: readonly string[]
}

/** A source that is written, with all that its methods need. */
export interface Source extends Drafted {
  readonly api: OpenApi
  /** The type of a record. */
  readonly record: string
  /** The arguments of the source, which stand for the records above it. */
  readonly above: readonly string[]
  /** An operation's path as code; `id` is the record that a method is given. */
  readonly write: (operation: Operation, id?: 'id') => string
}

/** Paths as template literals. Parameters go by their place: each path may name them as it likes. */
export function pathWriter({ path }: Resource): Pick<Source, 'above' | 'write'> {
  const taken = new Set(TAKEN)
  const above = parametersOf(path).map((name) => unique(identifier(name, 'parent'), taken))
  const write: Source['write'] = (operation, id) => {
    const names = id === undefined ? above : [...above, id]
    const parts = operation.path.split(/\{[^{}]+\}/)
    if (parts.length === 1) return quote(operation.path)
    const written = parts.map((part, index) =>
      index === 0
        ? inTemplate(part)
        : `\${encodeURIComponent(${names[index - 1] ?? 'id'})}${inTemplate(part)}`,
    )
    return `\`${written.join('')}\``
  }
  return { above, write }
}

/** Names of the arguments and variables of methods. */
const TAKEN: readonly string[] =
  'id options values changes query answer before limit offset search filter records count'.split(' ')
