import { type LocalizedText, mistakeInText } from '../labels/LocalizedText'
import { isPlainObject } from '../values/ownValue'

/** Finds the mistake in a value at a place, as a sentence for a developer; undefined when there is none. */
export type Shape = (value: unknown, place: string) => string | undefined

export const aText: Shape = (value, place) =>
  typeof value === 'string' ? undefined : `${place} is ${shown(value)}. Write a text`

/** One text, or one for each language. An empty one is found with more words elsewhere. */
export const textForPeople: Shape = (value, place) => {
  if (typeof value === 'string') return undefined
  if (!isPlainObject(value)) return `${place} is ${shown(value)}. Write a text, or one for each language`
  const mistake = recordOf(aText)(value, place)
  if (mistake !== undefined) return mistake
  const stray = mistakeInText(value as Exclude<LocalizedText, string>)
  return stray && `${place} ${stray}. Write a text for each language, as { en: '…', de: '…' }`
}

export const aNumber: Shape = (value, place) =>
  typeof value === 'number' ? undefined : `${place} is ${shown(value)}. Write a number`

export const yesOrNo: Shape = (value, place) =>
  typeof value === 'boolean' ? undefined : `${place} is ${shown(value)}. Write true or false`

export const aTextOrNumber: Shape = (value, place) =>
  typeof value === 'string' || typeof value === 'number'
    ? undefined
    : `${place} is ${shown(value)}. Write a text or a number`

export function oneOf(...options: readonly string[]): Shape {
  return (value, place) =>
    options.includes(value as string)
      ? undefined
      : `${place} is ${shown(value)}. Write one of ${options.map(shown).join(', ')}`
}

export function listOf(shape: Shape): Shape {
  return (value, place) =>
    Array.isArray(value)
      ? first([...value.keys()], (index) => shape(value[index], `${place}[${index}]`))
      : `${place} is ${shown(value)}. Write a list in square brackets`
}

/** An object with names that the host chooses, and one shape for all values. */
export function recordOf(shape: Shape): Shape {
  return (value, place) => partsOf(value, place, (name, part) => shape(part, `${place}.${name}`))
}

/** An object with known names, of which some must be there. */
export function objectWith(
  certain: Readonly<Record<string, Shape>>,
  possible: Readonly<Record<string, Shape>>,
): Shape {
  const known = new Map(Object.entries({ ...certain, ...possible }))
  return (value, place) =>
    partsOf(value, place, (name, part) => {
      const shape = known.get(name)
      if (!shape)
        return `${place} has “${name}”, which means nothing there. Name one of ${[...known.keys()].join(', ')}`
      return part === undefined && !Object.hasOwn(certain, name) ? undefined : shape(part, `${place}.${name}`)
    }) ??
    first(Object.keys(certain), (name) =>
      Object.hasOwn(value as object, name) ? undefined : `${place} has no “${name}”. Add it`,
    )
}

function partsOf(
  value: unknown,
  place: string,
  mistakeIn: (name: string, part: unknown) => string | undefined,
): string | undefined {
  if (!isPlainObject(value)) return `${place} is ${shown(value)}. Write it in curly brackets`
  return first(Object.entries(value), ([name, part]) => mistakeIn(name, part))
}

function first<Item>(
  items: readonly Item[],
  mistakeIn: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const mistake = mistakeIn(item)
    if (mistake !== undefined) return mistake
  }
  return undefined
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
