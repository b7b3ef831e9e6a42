import { own } from '../../../internal/own'
import { roleFieldOf } from '../../access/roleField'
import type { Field } from '../../fields/Field'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

/** Screens of people that are of no entity, or that cannot tell which role a person has. */
export const checkPeople: Check = ({ screens = {}, entities = [], roles }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    if (screen.shows !== 'people') return []
    const at = `screens.${name}`
    if (screen.entity === undefined) {
      const reason = 'The screen shows people, but of no entity, so that there is nothing to list.'
      return [error('people-without-entity', at, reason, 'Name the entity that has the people.')]
    }
    const entity = entities.find((one) => one.name === screen.entity)
    // Without roles it is a list of people.
    if (!entity || !roles) return []
    const names = Object.keys(roles)
    const code = 'people-without-role-field'
    const named = screen.roleField ?? roleFieldOf(entity, names)
    if (named === undefined) {
      const reason = `No field of “${entity.name}” has roles alone as its options, so that the screen cannot tell who may do what.`
      const cure = `Declare choice([${names.map((role) => `'${role}'`).join(', ')}]), or name the field with roleField.`
      return [error(code, at, reason, cure)]
    }
    const field = own<Field>(entity.fields, named)
    if (field?.kind !== 'choice') {
      const reason = field
        ? `“${named}” of “${entity.name}” is no choice of one, so that it holds no role.`
        : `“${entity.name}” has no field “${named}”, so that no person has a role.`
      return [error(code, `${at}.roleField`, reason, 'Name a field that is a choice of roles.')]
    }
    const place = `entities.${entity.name}.fields.${named}.options`
    const { options } = field
    return [
      ...options
        .filter((option) => !names.includes(option))
        .map((option) =>
          error(
            'option-without-role',
            place,
            `“${option}” is none of the roles, so that a person who has it may do nothing.`,
            `Declare it under roles, or offer ${namesIn(names, 'no role')}.`,
          ),
        ),
      ...names
        .filter((role) => !options.includes(role))
        .map((role) =>
          warning(
            'role-without-option',
            place,
            `“${role}” is no option, so that no person can be given that role.`,
            `Add it to the options, or remove it from roles if no person is to have it.`,
          ),
        ),
    ]
  })
