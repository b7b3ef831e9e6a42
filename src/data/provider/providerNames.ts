import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { withOwn } from '../../spec/values/ownValue'
import type { Row } from '../Row'

/** To a provider the id is `id`; to the entity it may have another name. */
export function providerNames({ id: idName, fields }: Entity) {
  const hasOther = idName !== 'id'
  return {
    toProvider: (name: string) => (name === idName ? 'id' : name),

    toRecord(row: Row): Row {
      if (!hasOther) return row
      const { id, ...rest } = row
      return { ...(Object.hasOwn(fields, 'id') ? row : rest), [idName]: own(row, idName) ?? id }
    },

    /** Without what is undefined, because that is no change. */
    fromRecord(values: Row): Row {
      const given: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(values)) {
        if (value !== undefined) withOwn(given, name === idName ? 'id' : name, value)
      }
      return given
    },
  }
}
