import { own } from '../../../internal/own'
import { accessOf } from '../../access/accessOf'
import { isSeen } from '../../access/visibleEntity'
import { type Check, type Finding, warning } from './Finding'

/** Find titles that are no text, or that a role may not read. Without a title an entity has its id. */
export const checkTitles: Check = ({ entities = [] }) =>
  entities.flatMap((entity): readonly Finding[] => {
    const { name, title, titleTemplate, id, fields, access = {} } = entity
    const field = own(fields, title)
    if (!field || title === id) return []
    const place = `entities.${name}.title`
    const found: Finding[] = []
    // A template says more than the field does, whatever that is.
    if (field.kind !== 'text' && titleTemplate === undefined) {
      found.push(
        warning(
          'title-not-a-text',
          place,
          `Records are named by “${title}”, of kind ${field.kind}, which is no name that people know one by.`,
          'Name a text, or leave the title out.',
        ),
      )
    }
    const blind = Object.keys(access).filter((role) => {
      const { unreadable } = accessOf(entity, role)
      if (titleTemplate !== undefined && isSeen(titleTemplate, unreadable)) return false
      // A role that sees no record needs no title either.
      return unreadable.has(title) && unreadable.size < entity.fieldNames.length - 1
    })
    return [
      ...found,
      ...blind.map((role) =>
        warning(
          'unreadable-title',
          place,
          `“${role}” may not read “${title}”, so that every record is called by its id.`,
          `Let “${role}” read it, or name the records by a field that everybody reads.`,
        ),
      ),
    ]
  })
