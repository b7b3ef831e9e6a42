import { fail } from '../../internal/developerMessages'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/Field'
import type { Issue } from '../../spec/rules/issues'
import type { RestField } from './RestField'
import { ownName, ownPath, theirFields, theirName } from './restParts'

/** Fields by the names that the server has for them. */
export interface RestNames {
  readonly fields: Fields
  /** Fields by their own names. */
  readonly own: Fields
  readonly toOwn: (theirs: string) => string
  readonly toTheirs: (name: string) => string
  /** The place that a server speaks of, by our own names. */
  readonly ownPath: (path: Issue['path']) => Issue['path']
}

export function restNames(
  entity: Entity,
  given: Readonly<Record<string, string>> = {},
  written: RestField['parts'] = {},
): RestNames {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(entity.fields, name)) continue
    fail(
      `restSource(“${entity.name}”) was given a name for “${name}”, but the entity has no such field, so that nothing is renamed. Name the field as the entity does.`,
    )
  }
  // A record is named as a group within one is.
  const how: RestField = { names: given, parts: written }
  return {
    toTheirs: (name) => theirName(how, name),
    toOwn: (theirs) => ownName(how, theirs),
    ownPath: (path) => ownPath(how, path),
    own: entity.fields,
    fields: theirFields(entity.fields, how),
  }
}
