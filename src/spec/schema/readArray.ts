import type { Field } from '../fields/Field'
import { choices } from '../fields/kinds/choice'
import { json } from '../fields/kinds/json'
import { list } from '../fields/kinds/list'
import { exactField } from './exactField'
import { partIn } from './Part'
import { reportBlank } from './readObject'
import { given, isCount, isSchema, isTrue, least, most, presenceOf, type Reading } from './Reading'

/** A list of one kind of value; with certain words, each once, it is a choice of several. Nothing for a tuple. */
export function readArray(reading: Reading): Field | undefined {
  const { flat } = reading
  const isTuple = flat.statements.some(
    ({ keyword, value }) =>
      (keyword === 'prefixItems' && Array.isArray(value)) || (keyword === 'items' && Array.isArray(value)),
  )
  if (isTuple) return undefined
  const parts = flat.takeOf('items', isSchema).map(({ part }) => partIn(part, 'items'))
  const minItems = most(flat.takeOf('minItems', isCount)) || undefined
  let maxItems = least(flat.takeOf('maxItems', isCount))
  const uniqueItems = flat.takeOf('uniqueItems', isTrue).length > 0 || undefined
  const item = reading.read(parts, true)
  if (item) reportBlank(item, reading, parts[0]?.at ?? reading.at)
  else maxItems = 0
  const counts = { minItems, maxItems }
  const presence = {
    ...presenceOf(reading),
    ...(minItems === undefined && !reading.nullable && { whenMissing: () => [] }),
  }
  if (item?.kind === 'choice' && uniqueItems && item.required) {
    const { options, labels } = item
    return exactField(choices(options, given({ ...counts, labels })), presence)
  }
  return exactField(list(item ?? json(), given({ ...counts, uniqueItems })), presence)
}
