/**
 * A JSON Schema of draft 2020-12, as plain data: true, false, or keywords by name.
 * https://json-schema.org/draft/2020-12
 */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/** The part of Standard JSON Schema that converts. https://standardschema.dev/json-schema */
export interface StandardJsonSchema {
  /** The schema of a draft: without the fields that the server makes. */
  readonly input: (options: { readonly target: string }) => Record<string, unknown>
  /** The schema of a stored record. */
  readonly output: (options: { readonly target: string }) => Record<string, unknown>
}
