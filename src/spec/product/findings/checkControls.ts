import { isWithoutControl } from '../../fields/fieldsWithParts'
import { type Check, type Finding, warning } from './Finding'

/** Find fields of forms that have no control yet. Without screens it is not known whether there is a form. */
export const checkControls: Check = ({ screens = {}, entities = [] }) => {
  const inForms = new Set(
    Object.values(screens).flatMap(({ shows, entity }) => (shows === 'form' ? [entity] : [])),
  )
  return entities
    .filter(({ name }) => inForms.has(name))
    .flatMap(({ name: entity, fields }) =>
      Object.entries(fields).flatMap(([name, field]): readonly Finding[] => {
        if (field.readOnly || !isWithoutControl(field)) return []
        return [
          warning(
            'field-without-control',
            `entities.${entity}.fields.${name}`,
            `A form shows “${entity}”, and there is no control yet for “${name}”, a map whose values have parts: it can be read there and not changed.`,
            'Draw it yourself, with FormField, or leave it out of the fields of the form.',
          ),
        ]
      }),
    )
}
