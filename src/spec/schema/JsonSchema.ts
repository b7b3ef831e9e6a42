/**
 * A JSON Schema of draft 2020-12, as plain data: true, false, or keywords by name.
 * https://json-schema.org/draft/2020-12
 */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/** The part of Standard JSON Schema that converts. https://standardschema.dev/json-schema */
export interface StandardJsonSchema {
  /** What a person may send: without what the server makes. */
  readonly input: (options: { readonly target: string }) => Record<string, unknown>
  /** What is stored. */
  readonly output: (options: { readonly target: string }) => Record<string, unknown>
}
