import type { Field } from '../fields/Field'
import { variant } from '../fields/kinds/variant'
import { dataKeys, sameData } from '../values/sameData'
import { exactField } from './exactField'
import type { Flat, Statement } from './flatten'
import { type Part, partIn } from './Part'
import { isText, presenceOf, type Reading } from './Reading'
import { partsFor, requiredNames } from './readObject'
import { validates } from './reportUnused'

/** The first `oneOf` or `anyOf` that is left. */
export function branchesOf(flat: Flat): { statement: Statement; parts: readonly Part[] } | undefined {
  for (const statement of flat.statements) {
    const { keyword, value, part } = statement
    if ((keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(value) && value.length > 0) {
      return { statement, parts: value.map((_, index) => partIn(part, keyword, index)) }
    }
  }
  return undefined
}

/** The branches, without those that take nothing but null. */
export function besidesNull(parts: readonly Part[], look: Reading['look']): readonly Part[] {
  return parts.filter((part) => !part || !isOnlyNull(look([part])))
}

function isOnlyNull(flat: Flat): boolean {
  return flat.statements.some(
    ({ keyword, value }) =>
      (keyword === 'type' && (value === 'null' || sameData(value, ['null']))) ||
      (keyword === 'const' && value === null) ||
      (keyword === 'enum' && sameData(value, [null])),
  )
}

export interface NamedValues {
  readonly values: readonly unknown[]
  readonly labels: ReadonlyMap<string, string>
}

/** Branches of certain values each, with their titles: `{ const: 'eur', title: 'Euro' }`. */
export function valuesOfBranches(
  keyword: string,
  parts: readonly Part[],
  look: Reading['look'],
): NamedValues | undefined {
  const all: unknown[] = []
  const labels = new Map<string, string>()
  for (const part of parts) {
    const flat = look([part])
    const values = certainValues(flat)
    if (!values || !isPlain(flat)) return undefined
    const title = flat.statements.find((one) => one.keyword === 'title')?.value
    for (const value of values) {
      all.push(value)
      if (typeof value === 'string' && isText(title) && values.length === 1) labels.set(value, title)
    }
  }
  return { values: keyword === 'oneOf' ? onlyOnce(all) : distinct(all), labels }
}

/** Whether nothing but types and values is validated. */
function isPlain(flat: Flat): boolean {
  const { statements, namings, end, rejectsAll } = flat
  if (namings.length > 0 || end || rejectsAll) return false
  return statements.every(({ keyword }) => ['const', 'enum', 'type'].includes(keyword) || !validates(keyword))
}

/** The values that `const` and `enum` leave, of the types that are allowed; nothing when they leave it open. */
export function certainValues(flat: Flat): readonly unknown[] | undefined {
  const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
  const lists = [
    ...flat.take('const').map(({ value }) => [value]),
    ...flat.takeOf('enum', isList).map(({ value }) => value),
  ]
  const [first, ...more] = lists
  if (!first) return undefined
  const types = typesOf(flat)
  const keyOf = dataKeys()
  const others = more.map((list) => new Set(list.map(keyOf)))
  return distinct(first).filter(
    (value) =>
      others.every((keys) => keys.has(keyOf(value))) &&
      (!types || typesOfValue(value).some((type) => types.has(type))),
  )
}

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])

/** The types that all schemas allow; nothing when they leave it open. */
export function typesOf(flat: Flat): ReadonlySet<string> | undefined {
  const isTypes = (value: unknown): value is string | readonly string[] =>
    (Array.isArray(value) ? value : [value]).every((one) => isText(one) && TYPES.has(one))
  const sets = flat.takeOf('type', isTypes).map(({ value }) => {
    const types = new Set<string>(typeof value === 'string' ? [value] : value)
    if (types.has('number')) types.add('integer')
    return types
  })
  const [first, ...more] = sets
  return first && new Set([...first].filter((type) => more.every((set) => set.has(type))))
}

export function typesOfValue(value: unknown): readonly string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  const keyOf = dataKeys()
  const seen = new Set<unknown>()
  return values.filter((value) => {
    const key = keyOf(value)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** The values that occur once. */
function onlyOnce(values: readonly unknown[]): readonly unknown[] {
  const keys = values.map(dataKeys())
  const counts = new Map<unknown, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return values.filter((_, index) => counts.get(keys[index]) === 1)
}

/** Objects that one property tells apart, a certain text in each. */
export function readVariant(
  parts: readonly Part[],
  base: readonly Part[],
  reading: Reading,
): Field | undefined {
  const flats = parts.map((part) => reading.look([part, ...base]))
  if (flats.length < 2 || !flats.every(isObject)) return undefined
  const by = tagOf(flats, reading)
  if (by === undefined) return undefined
  const variants: Record<string, Readonly<Record<string, Field>>> = Object.create(null)
  for (const [index, part] of parts.entries()) {
    const flat = flats[index] as Flat
    const fields = reading.readMembers([part, ...base], by)
    for (const name of tagsOf(flat, by, reading) ?? []) variants[name] = fields
    if (!requiredNames(flat).has(by)) {
      reading.reporter.add(part.at, 'required', 'less', `“${by}” must say which of the forms it is.`)
    }
  }
  const field = variant(by, { ...variants }) as unknown as Field
  return exactField(field, presenceOf(reading))
}

function isObject(flat: Flat): boolean {
  const types = typesOf(flat)
  return types?.size === 1 && types.has('object') && !flat.end && !flat.rejectsAll
}

function tagOf(flats: readonly Flat[], reading: Reading): string | undefined {
  const candidates = flats[0]?.namings.flatMap(({ names }) => [...names.keys()]) ?? []
  return candidates.find((name) => {
    if (name === '__proto__') return false
    const all = new Set(['__proto__'])
    return flats.every((flat) => {
      const tags = tagsOf(flat, name, reading) ?? []
      const before = all.size
      for (const tag of tags) all.add(tag)
      return tags.length > 0 && all.size === before + tags.length
    })
  })
}

function tagsOf(flat: Flat, name: string, { look }: Reading): readonly string[] | undefined {
  if (!flat.namings.some(({ names }) => names.has(name))) return undefined
  const inner = look(partsFor(flat, name))
  const values = isPlain(inner) ? certainValues(inner) : undefined
  return values?.every((value) => isText(value) && value !== '') ? (values as readonly string[]) : undefined
}
