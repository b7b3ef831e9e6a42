import { sameValue } from '../../form/sameValue'
import type { Field, Fields } from '../../spec/fields/fields'
import { isMissing } from '../../spec/values/isMissing'
import { isPlainObject, ownNames, ownValue, withOwn } from '../../spec/values/ownValue'
import { dataKeys } from '../../spec/values/sameData'

/** The merge of two changes to one value. */
export interface Merged {
  /** Both changes; where they exclude each other, mine. */
  readonly value: unknown
  /** Whether neither change had to give way. */
  readonly clean: boolean
}

/**
 * Merge what two people made of one value: lists by their items, groups and maps by their parts. What only one of them
 * changed is as that one left it, and whatever was added or edited by either stays.
 */
export function mergeValues(field: Field, base: unknown, mine: unknown, theirs: unknown): Merged {
  if (sameValue(mine, base)) return { value: theirs, clean: true }
  if (sameValue(theirs, base) || sameValue(mine, theirs)) return { value: mine, clean: true }
  switch (field.kind) {
    case 'list':
      return mergeLists(base, mine, theirs, (...versions) => mergeValues(field.of, ...versions))
    case 'choices':
      return mergeLists(base, mine, theirs)
    case 'reference':
    case 'file':
    case 'image':
      return field.many ? mergeLists(base, mine, theirs) : { value: mine, clean: false }
    case 'group':
      return mergeParts(base, mine, theirs, (name) => fieldOf(field.fields, name))
    case 'map':
      return mergeParts(base, mine, theirs, () => field.of)
    default:
      return { value: mine, clean: false }
  }
}

type MergeItem = (base: unknown, mine: unknown, theirs: unknown) => Merged

/** Return the declared field, or one that is kept whole. */
function fieldOf(fields: Fields, name: string): Field {
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? { kind: 'json' }
}

function mergeParts(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  getField: (name: string) => Field,
): Merged {
  if ([base, mine, theirs].some((version) => !isMissing(version) && !isPlainObject(version))) {
    return { value: mine, clean: false }
  }
  const value: Record<string, unknown> = {}
  let clean = true
  const names = new Set([theirs, mine].flatMap((version) => ownNames(version) ?? []))
  for (const name of names) {
    const versions = [ownValue(base, name), ownValue(mine, name), ownValue(theirs, name)] as const
    const part = mergeValues(getField(name), ...versions)
    clean &&= part.clean
    if (part.value !== undefined) withOwn(value, name, part.value)
  }
  return { value, clean }
}

/** @param mergeItem merges two versions of an item; without it items are equal or others, as in a set */
function mergeLists(base: unknown, mine: unknown, theirs: unknown, mergeItem?: MergeItem): Merged {
  const lists = [base, mine, theirs].map((list) => (isMissing(list) ? [] : list))
  if (!lists.every(Array.isArray)) return { value: mine, clean: false }
  const [before, ours, others] = lists as [unknown[], unknown[], unknown[]]
  const keyOf = dataKeys()
  const origins = [ours, others].map((list) => originsOf(list, before, keyOf, mergeItem !== undefined))
  const [ourOrigins, otherOrigins] = origins as [Origins, Origins]

  // Each item has a place in both lists, in one of them, or in none any more.
  const items = before.map((item) => ({ item, ours: item, others: item, inOurs: false, inOthers: false }))
  const added = new Map<unknown, Placed[]>()
  const ourItems = ours.map((item, index): Placed => {
    const known = items[ourOrigins[index] ?? -1]
    if (known) return Object.assign(known, { ours: item, inOurs: true })
    const own: Placed = { item: undefined, ours: item, others: undefined, inOurs: true, inOthers: false }
    added.set(keyOf(item), [...(added.get(keyOf(item)) ?? []), own])
    return own
  })
  const otherItems = others.map((item, index): Placed => {
    const known = items[otherOrigins[index] ?? -1] ?? added.get(keyOf(item))?.shift()
    if (known) return Object.assign(known, { others: item, inOthers: true })
    return { item: undefined, ours: undefined, others: item, inOurs: false, inOthers: true }
  })

  const moved = [ourOrigins, otherOrigins].map((list) => !isAscending(list))
  let clean = !(moved[0] && moved[1])
  // Who changed the order gives it; the items of the other stand behind those that they stood behind.
  const inOrder = moved[0] ? [...ourItems] : [...otherItems]
  let last = -1
  for (const item of moved[0] ? otherItems : ourItems) {
    const index = inOrder.indexOf(item)
    if (index < 0) inOrder.splice(last + 1, 0, item)
    last = index < 0 ? last + 1 : index
  }
  const value = inOrder.flatMap((placed) => {
    if (placed.inOurs && placed.inOthers) {
      const one = mergeItem?.(placed.item, placed.ours, placed.others) ?? { value: placed.ours, clean: true }
      clean &&= one.clean
      return [one.value]
    }
    const left = placed.inOurs ? placed.ours : placed.others
    if (placed.item === undefined) return [left]
    // One removed what the other edited: words are worth more than their absence.
    const edited = !sameValue(left, placed.item)
    clean &&= !edited
    return edited ? [left] : []
  })
  return { value, clean }
}

/** An item: as it was before, as it is in each list, and whether it is there. */
interface Placed {
  item: unknown
  ours: unknown
  others: unknown
  inOurs: boolean
  inOthers: boolean
}

/** For each item of a list its position before; undefined when it was added. */
type Origins = readonly (number | undefined)[]

/** Find where items were before: equal ones first, then, between those, the edited ones. */
function originsOf(
  list: readonly unknown[],
  before: readonly unknown[],
  keyOf: (item: unknown) => unknown,
  canBeEdited: boolean,
): Origins {
  const positions = new Map<unknown, number[]>()
  for (const [index, item] of before.entries()) {
    positions.set(keyOf(item), [...(positions.get(keyOf(item)) ?? []), index])
  }
  const origins = list.map((item) => positions.get(keyOf(item))?.shift())
  if (!canBeEdited) return origins
  const taken = new Set(origins)
  let last = -1
  return origins.map((origin, index) => {
    if (origin === undefined) {
      const next = last + 1
      if (next >= before.length || taken.has(next) || !isEdited(before[next], list[index])) return undefined
      taken.add(next)
      return (last = next)
    }
    return (last = origin)
  })
}

/** Whether one may have become the other: two groups without anything in common are two items. */
function isEdited(one: unknown, other: unknown): boolean {
  if (!isPlainObject(one) || !isPlainObject(other)) return true
  const names = Object.keys(one)
  if (names.includes('id')) return sameValue(one['id'], ownValue(other, 'id'))
  return names.some((name) => !isMissing(one[name]) && sameValue(one[name], ownValue(other, name)))
}

function isAscending(origins: Origins): boolean {
  const known = origins.filter((origin) => origin !== undefined)
  return known.every((origin, index) => index === 0 || origin > (known[index - 1] as number))
}
