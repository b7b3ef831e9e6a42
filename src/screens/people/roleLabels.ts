import { own } from '../../internal/own'
import { defineEntity } from '../../spec/entities/defineEntity'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import type { LocalizedText } from '../../spec/labels/LocalizedText'
import type { SpecifiedRole } from '../../spec/product/Product'

/**
 * The entity of the people with the labels of the roles as those of its options: they are declared once. An option with a label of
 * its own keeps that.
 */
export function withRoleLabels<F extends Fields>(
  entity: Entity<F>,
  roleField: string | undefined,
  roles: { readonly [role: string]: SpecifiedRole },
): Entity<F> {
  const field = own<Field>(entity.fields, roleField)
  if (roleField === undefined || field?.kind !== 'choice' || typeof field.labels === 'string') return entity
  const labels: Record<string, LocalizedText> = {}
  for (const option of field.options) {
    const label = own<LocalizedText | undefined>(field.labels ?? {}, option) ?? own(roles, option)?.label
    if (label !== undefined) labels[option] = label
  }
  const whole = entity as Entity
  return defineEntity({
    ...whole,
    fields: { ...whole.fields, [roleField]: { ...field, labels } },
  }) as unknown as Entity<F>
}
