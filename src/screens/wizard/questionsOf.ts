import type { FormStep } from '../../form/FormStep'
import type { Entity } from '../../spec/entities/Entity'

/**
 * A step for each field of the steps. What a step says stands on its first page; one that draws something of its own, or has no
 * field, stays whole.
 */
export function questionsOf(entity: Pick<Entity, 'fields'>, steps: readonly FormStep[]): readonly FormStep[] {
  return steps.flatMap((step): readonly FormStep[] => {
    const fields = step.fields.filter((name) => !entity.fields[name]?.readOnly)
    if (step.content !== undefined || fields.length < 2) return [step]
    // Without a label of its own the field's is the heading.
    const { label: _, description, columns: __, ...rest } = step
    return fields.map((name, place) => ({
      ...rest,
      name: place === 0 ? step.name : `${step.name}.${name}`,
      fields: [name],
      ...(place === 0 && description !== undefined && { description }),
      ...(entity.fields[name]?.required !== true && { optional: true }),
    }))
  })
}
