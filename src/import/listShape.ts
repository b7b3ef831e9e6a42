import { ownValue } from '../spec/values/ownValue'
import type { OpenApi, Operation } from './OpenApi'
import { lastWord } from './paths'
import { formsOf, propertiesOf } from './recordSchema'

/** The shape of an answer that lists records. */
export interface ListShape {
  /** The property that holds the records; none when the answer is the list itself. */
  readonly under?: string | undefined
  /** The property that says how many records match. */
  readonly total?: string | undefined
  /** The schema of one record. */
  readonly item: unknown
}

/** Where the records are in what a call answers with; nothing when it is no list. */
export function listShapeOf(api: OpenApi, operation: Operation): ListShape | undefined {
  return shapeIn(api, api.answerOf(operation), lastWord(operation.path), 0)
}

function shapeIn(api: OpenApi, answer: unknown, word: string, depth: number): ListShape | undefined {
  const schema = api.follow(answer)
  const item = itemOf(api, schema)
  if (item !== undefined) return { item }
  const forms = depth < 4 ? formsOf(schema) : []
  const shapes = forms.map((form) => shapeIn(api, form, word, depth + 1))
  return shapes.find((shape) => shape !== undefined) ?? wrapped(api, schema, word)
}

/** A list among what is said about it: `{ "data": [], "total": 12 }`, or under the name that the path has. */
function wrapped(api: OpenApi, schema: unknown, word: string): ListShape | undefined {
  const properties = propertiesOf(api, schema)
  const lists = [...properties].flatMap(([under, part]) => {
    const inner = itemOf(api, api.follow(part))
    return inner === undefined ? [] : [{ under, item: inner }]
  })
  const usual =
    lists.find(({ under }) => /^(?:data|items|results?|records|content|values|entries)$/i.test(under)) ??
    lists.find(({ under }) => plain(under) === plain(word))
  const found = usual ?? (lists.length === 1 ? lists[0] : undefined)
  // A record that holds one list of others is no list.
  if (!found || (!usual && properties.size > 5)) return undefined
  const total = [...properties.keys()].find((name) =>
    /^(?:total|total_?count|total_?elements|total_?items)$/i.test(name),
  )
  const isNumber = total !== undefined && ownValue(api.follow(properties.get(total)), 'type') === 'integer'
  return isNumber ? { ...found, total } : found
}

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The schema of the items, when they are records. */
function itemOf(api: OpenApi, schema: unknown): unknown {
  const items = ownValue(schema, 'items')
  return items !== undefined && propertiesOf(api, items).size > 0 ? items : undefined
}
