import { own } from '../../../internal/own'
import { isParentField, parentFieldOf } from '../../entities/parentField'
import type { Field } from '../../fields/Field'
import { type Check, error, type Finding } from './Finding'

/** Trees in which no record can have a place, or whose branches no call can read. */
export const checkTrees: Check = ({ screens = {}, entities = [], calls = {} }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const entity = entities.find((one) => one.name === screen.entity)
    if (screen.shows !== 'tree' || !entity) return []
    const at = `screens.${name}`
    const code = 'tree-without-parents'
    const parent = screen.parent ?? parentFieldOf(entity)
    if (parent === undefined) {
      const reason = `No field of “${entity.name}” names the record above one, so that its tree has no branches.`
      return [error(code, at, reason, `Declare reference('${entity.name}').`)]
    }
    const fields: Readonly<Record<string, Field>> = entity.fields
    const field = own(fields, parent)
    if (!isParentField(entity, field)) {
      const reason = field
        ? `“${parent}” of “${entity.name}” names no one record of “${entity.name}”, so that it is no place in a tree.`
        : `“${entity.name}” has no field “${parent}”, so that its tree has no branches.`
      return [error(code, `${at}.parent`, reason, `Name a field that is reference('${entity.name}').`)]
    }
    if (field?.required) {
      const reason = `“${parent}” of “${entity.name}” is required, so that no record can stand at the top of its tree.`
      return [error('tree-without-top', at, reason, 'Let it be empty.')]
    }
    const can = own(calls, entity.name)?.can
    if (!can) return []
    const missing = ['is', 'empty'].filter((test) => !own(can.filter ?? {}, parent)?.includes(test))
    if (missing.length === 0) return []
    const reason = `The calls of “${entity.name}” cannot filter “${parent}” by ${missing.map((test) => `“${test}”`).join(' and ')}, so that the branches of its tree cannot be read.`
    return [error('tree-cannot-filter', at, reason, 'Let them, or remove the screen.')]
  })
