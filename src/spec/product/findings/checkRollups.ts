import { own } from '../../../internal/own'
import { checkWhen } from '../../conditions/checkWhen'
import type { Entity } from '../../entities/Entity'
import { numericKinds } from '../../fields/numericKinds'
import { namesInRollup } from '../../fields/Rollup'
import { eachField, type PlacedField } from './eachField'
import { type Check, error, type Finding, namesIn } from './Finding'

/** Find numbers that follow from records which do not point at this one, or have no such field. */
export const checkRollups: Check = (product) =>
  eachField(product).flatMap((placed) => findingsIn(placed, product.entities ?? []))

function findingsIn({ entity, field, place }: PlacedField, entities: readonly Entity[]): readonly Finding[] {
  const { rollup } = field
  if (!rollup) return []
  const broken = (text: string, remedy: string) => [error('broken-rollup', place, text, remedy)]
  const other = entities.find((one) => one.name === rollup.of)
  if (!other) {
    return broken(
      `It follows from “${rollup.of}”, which is none of the entities.`,
      `Declare the entity, or name one of ${namesIn(entities.map((one) => one.name))}.`,
    )
  }
  const reference = own(other.fields, rollup.via)
  if (reference?.kind !== 'reference' || reference.to !== entity.name || reference.many) {
    const pointing = Object.entries(other.fields).flatMap(([one, { kind, ...rest }]) =>
      kind === 'reference' && 'to' in rest && rest.to === entity.name ? [one] : [],
    )
    return broken(
      `It follows from “${other.name}” via “${rollup.via}”, which is no reference to one “${entity.name}”.`,
      pointing.length > 0
        ? `Say via: ${namesIn(pointing)}.`
        : `Give “${other.name}” a reference('${entity.name}').`,
    )
  }
  for (const one of namesInRollup(rollup)) {
    const read = own(other.fields, one)
    const isOrdered = 'min' in rollup || 'max' in rollup
    const suits = read && (isOrdered ? read.kind === field.kind : numericKinds.has(read.kind))
    if (!suits) {
      return broken(
        read
          ? `It reads “${one}” of “${other.name}”, which is of kind ${read.kind}.`
          : `It reads “${one}”, which is no field of “${other.name}”.`,
        isOrdered ? `Name a field of kind ${field.kind}.` : 'Name a field that is a number.',
      )
    }
  }
  const mistake = rollup.filter && checkWhen(rollup.filter, other.fields)
  return mistake === undefined
    ? []
    : broken(`Its filter ${mistake}.`, `Ask for fields of “${other.name}”, in a way that suits their kind.`)
}
