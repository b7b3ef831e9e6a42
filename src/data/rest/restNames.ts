import { own } from '../../internal/own'
import { fail } from '../../internal/developerMessages'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/Field'
import type { Issue } from '../../spec/rules/issues'
import type { RestField } from './RestField'
import { ownPath, theirField } from './restParts'

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
  written: Readonly<Record<string, RestField | undefined>> = {},
): RestNames {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(entity.fields, name)) continue
    fail(
      `restSource(“${entity.name}”) was given a name for “${name}”, but the entity has no such field, so that nothing is renamed. Name the field as the entity does.`,
    )
  }
  const back = new Map(Object.entries(given).map(([name, theirs]) => [theirs, name]))
  const toTheirs = (name: string) => own(given, name) ?? name
  const toOwn = (theirs: string) => back.get(theirs) ?? theirs
  return {
    toTheirs,
    toOwn,
    ownPath([first, ...rest]) {
      if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest]
      return [toOwn(first), ...ownPath(own(written, toOwn(first)), rest)]
    },
    own: entity.fields,
    fields: Object.fromEntries(
      entity.fieldNames.map((name) => [
        toTheirs(name),
        theirField(entity.fields[name] as Field, own(written, name)),
      ]),
    ),
  }
}
