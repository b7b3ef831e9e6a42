import type { SchemaReporter } from './SchemaReport'

/** A schema that converts itself. https://standardschema.dev/json-schema */
export interface StandardJsonSource {
  readonly '~standard': {
    readonly vendor: string
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => Record<string, unknown>
      readonly output: (options: { readonly target: string }) => Record<string, unknown>
    }
  }
}

/** Read a schema as JSON Schema: it is one, or it belongs to a library that converts it (Standard JSON Schema). */
export function readSource(given: unknown, reporter: SchemaReporter): unknown {
  const standard = ownOrInherited(given, '~standard')
  if (standard === undefined) return given
  const report = (reason: string) => reporter.add('', '~standard', 'more', reason)
  const convert: unknown = ownOrInherited(standard, 'jsonSchema')
  const ways: readonly (() => unknown)[] = [
    () => call(convert, 'input', { target: 'draft-2020-12' }),
    () => call(convert, 'input', { target: 'draft-07' }),
    () => call(convert, 'input', { target: 'draft-2020-12', libraryOptions: { unrepresentable: 'any' } }),
  ]
  let problem = 'It does not say how'
  for (const [index, way] of ways.entries()) {
    try {
      const schema = way()
      if (index === 2) report(`Not all of it can be JSON Schema (${problem}): what cannot is any JSON.`)
      return schema
    } catch (error) {
      if (index === 0 && error instanceof Error) problem = error.message
    }
  }
  report(`It does not become JSON Schema (${problem}). Nothing of it is known.`)
  return true
}

function call(convert: unknown, name: 'input', options: object): unknown {
  const method = ownOrInherited(convert, name)
  if (typeof method !== 'function') throw new Error('it has no JSON Schema')
  return (method as (this: unknown, options: object) => unknown).call(convert, options)
}

/** Schemas of some libraries are functions, or objects that inherit. */
function ownOrInherited(holder: unknown, name: string): unknown {
  if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return undefined
  try {
    return (holder as Readonly<Record<string, unknown>>)[name]
  } catch {
    return undefined // a revoked proxy
  }
}
