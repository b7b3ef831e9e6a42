import { checkDeclaration } from './checkDeclaration'
import type { DraftBy, Entity, EntityDeclaration } from './Entity'
import { entitySchema } from './entitySchema'
import type { Fields } from '../fields/Field'
import { nameOtherFields } from './nameOtherFields'
import type { DefaultContext } from '../values/defaultOf'
import { draftOf } from '../values/draftOf'
import { frozenCopy } from '../../internal/frozenCopy'
import { localize } from '../labels/LocalizedText'
import { acceptSoon } from '../rules/validate'

/**
 * Declare one kind of thing. The declaration is checked, copied and frozen; the result is a Standard Schema
 * as well (https://standardschema.dev), so that any library which takes one validates by the same rules.
 *
 * @throws for a declaration that contradicts itself, except in production
 */
export function defineEntity<const F extends Fields, const Role extends string = string>(
  declaration: EntityDeclaration<F, Role>,
): Entity<F, Role> {
  // A declaration in code does not change on the way to production: there the check would only add weight.
  if (process.env.NODE_ENV !== 'production') checkDeclaration(declaration)
  // Without a prototype a name such as `constructor` or `__proto__` is a field like any other, or none.
  const fields: F = Object.freeze(Object.assign(Object.create(null), frozenCopy(declaration.fields)))
  const entity: Entity<F, Role> = frozenCopy({
    ...declaration,
    title: declaration.title ?? declaration.id,
    fields,
    ...(declaration.access && { access: nameOtherFields(declaration.access, declaration) }),
    fieldNames: Object.keys(fields),
    '~standard': {
      version: 1,
      vendor: 'screenwright',
      validate: (value: unknown) =>
        acceptSoon(entity, value, {}, (result) =>
          result.accepted ? { value: result.value } : { issues: result.issues },
        ),
      jsonSchema: entitySchema(localize(declaration.labels[0]), fields),
    },
  })
  return entity
}

/** The draft of a new record: the defaults of the fields and of those inside groups, as they are for this person at this time. */
export function createDraft<F extends Fields>(entity: Entity<F>, context?: DefaultContext): DraftBy<F> {
  const defaults = entity.fieldNames.flatMap((name) => {
    const field = entity.fields[name]
    const value = field && draftOf(field, context)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(defaults) as DraftBy<F>
}
