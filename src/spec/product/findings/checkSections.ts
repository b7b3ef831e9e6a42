import { own } from '../../../internal/own'
import { isInSomeForm } from '../../access/isInSomeForm'
import { namesAsked } from '../../conditions/When'
import type { Entity } from '../../entities/Entity'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

/** Find sections of a form that cannot be filled in as they stand, and fields that every section forgets. */
export const checkSections: Check = ({ entities = [] }) => entities.flatMap(findingsIn)

function findingsIn(entity: Entity): readonly Finding[] {
  const { name: entityName, fields, fieldNames, sections = [] } = entity
  if (sections.length === 0) return []
  const placed = new Map<string, string>()
  const found: Finding[] = []
  for (const [index, { name, fields: named, optional = false, when }] of sections.entries()) {
    const place = `entities.${entityName}.sections.${index}`
    const before = new Set(placed.keys())
    for (const field of named) {
      const declared = own(fields, field)
      const other = placed.get(field)
      if (!declared) {
        found.push(
          error(
            'unknown-section-field',
            place,
            `It has “${field}”, which is none of the fields.`,
            `Name one of ${namesIn(fieldNames)}.`,
          ),
        )
      } else if (other !== undefined) {
        found.push(
          error(
            'field-in-two-sections',
            place,
            `It has “${field}”, which stands in “${other}” already.`,
            'Leave it in one of the two.',
          ),
        )
      } else placed.set(field, name)
      if (optional && declared?.required) {
        found.push(
          warning(
            'optional-section-required-field',
            place,
            `It is optional, and “${field}” in it is required, so that nobody can leave it empty.`,
            `Let “${field}” be optional, or the section not.`,
          ),
        )
      }
      if (when && declared?.required) {
        found.push(
          warning(
            'hidden-required-field',
            place,
            `It is asked only under a condition, and “${field}” in it is always required, so that a record is rejected for want of what nobody was asked for.`,
            `Let “${field}” be optional, and require it by a rule() with the same condition.`,
          ),
        )
      }
    }
    // Values that the server makes are known before anything is asked.
    for (const asked of namesAsked(when ?? [])) {
      if (!own(fields, asked) || own(fields, asked)?.readOnly || before.has(asked)) continue
      found.push(
        warning(
          'section-asks-ahead',
          `${place}.when`,
          `It depends on “${asked}”, which stands in the same section or in a later one.`,
          `Put “${asked}” into a section before “${name}”.`,
        ),
      )
    }
  }
  const left = fieldNames.filter(
    (name) => !placed.has(name) && !own(fields, name)?.readOnly && isInSomeForm(entity, name),
  )
  return [
    ...found,
    ...left.map((field) =>
      warning(
        'field-without-section',
        `entities.${entityName}.fields.${field}`,
        'It is in none of the sections: a form draws it above them, and one in steps not at all.',
        'Put it into a section.',
      ),
    ),
  ]
}
