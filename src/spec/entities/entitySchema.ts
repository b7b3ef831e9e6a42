import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Fields } from '../fields/Field'
import type { StandardJsonSchema } from '../schema/JsonSchema'
import { schemaOfFields } from '../fields/schemaOfFields'

const DIALECTS: Readonly<Record<string, string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
}

/** An entity as JSON Schema; draft 2020-12 and draft-07 alike, since only keywords of both are written. */
export function entitySchema(title: string, fields: Fields): StandardJsonSchema {
  const write =
    (isStored: boolean) =>
    ({ target }: { readonly target: string }): Record<string, unknown> => {
      const $schema =
        own(DIALECTS, target) ?? fail(`No JSON Schema is ${target}. Ask for draft-2020-12 or draft-07.`)
      // Keywords that a field says nothing of are left out.
      return JSON.parse(JSON.stringify({ $schema, title, ...schemaOfFields(fields, isStored) }))
    }
  return { input: write(false), output: write(true) }
}
