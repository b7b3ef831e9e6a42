import type { DataSource } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { isParentField, parentFieldOf } from '../../spec/entities/parentField'

/**
 * The field of the parent, where a tree can be made of it.
 *
 * @param seen the entity as the person may see it
 */
export function treeParent(
  entity: Entity,
  seen: { readonly fields: object },
  source: { readonly can: DataSource['can'] },
  named: string | undefined,
): string {
  const { name } = entity
  const parent = named ?? parentFieldOf(entity)
  if (parent === undefined) {
    fail(
      `the tree of “${name}” has no field that names the record above one, so that no record has a place. Declare reference('${name}') in the entity.`,
    )
  }
  if (!isParentField(entity, own(entity.fields, parent))) {
    fail(
      `“${parent}” is the parent in the tree of “${name}”, but it is no reference to one “${name}”, so that no record has a place. Name one that is.`,
    )
  }
  const tests = own(source.can.filter, parent)
  // A field that a person may not read cannot be filtered by either: that is no mistake of the host.
  if (Object.hasOwn(seen.fields, parent) && !(tests?.includes('is') && tests.includes('empty'))) {
    fail(
      `the source of “${name}” cannot filter by “${parent}” with “is” and “empty”, so that no branch of its tree can be read. Let it, or give <TreeScreenView> the branches.`,
    )
  }
  return parent
}
