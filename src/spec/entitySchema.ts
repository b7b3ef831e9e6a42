import { fail } from '../internal/developerMessages'
import type { EntityDeclaration } from './Entity'
import type { Fields } from './Field'
import type { StandardJsonSchema } from './JsonSchema'
import { schemaOfFields } from './schemaOfFields'

const DIALECTS: Readonly<Record<string, string>> = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
}

/** An entity as JSON Schema; draft 2020-12 and draft-07 alike, since only keywords of both are written. */
export function entitySchema<F extends Fields>(
  entity: Pick<EntityDeclaration<F>, 'name' | 'labels' | 'fields'>,
): StandardJsonSchema {
  const write =
    (isStored: boolean) =>
    ({ target }: { readonly target: string }) => {
      const $schema = DIALECTS[target]
      if (!$schema) {
        fail(
          `“${entity.name}” was asked for JSON Schema of “${target}”, which nothing here writes. Ask for ${Object.keys(DIALECTS).join(' or ')}.`,
        )
      }
      const schema = schemaOfFields(entity.fields, {}, (field) => isStored || !field.serverMade)
      return { $schema, title: entity.labels[0], ...(schema as object) }
    }
  return { input: write(false), output: write(true) }
}
