import type { Field } from '../fields/Field'
import { group } from '../fields/kinds/group'
import { json } from '../fields/kinds/json'
import { map } from '../fields/kinds/map'
import { patternLimit } from '../pattern/patternLimit'
import { withOwn } from '../values/ownValue'
import { exactField } from './exactField'
import type { Flat, NamePattern, Naming } from './flatten'
import { type Part, partIn } from './Part'
import { given, isCount, isSchema, isText, least, most, presenceOf, type Reading } from './Reading'
import { LONG, wholePattern } from './wholePattern'

/** More than any record has. */
const MOST_NAMES = 5000

/** A group of the fields that are named; a map when names are free. */
export function readObject(reading: Reading): Field {
  const names = namesOf(reading.flat)
  if (names.length === 0 && !isClosed(reading.flat)) return readMap(reading)
  return exactField(group(readFields(reading)), presenceOf(reading))
}

/** The fields of an object, under their names. */
export function readFields(reading: Reading, without?: string): Readonly<Record<string, Field>> {
  const { flat, reporter, at, work } = reading
  flat.isNamingUsed = true
  const required = requiredNames(flat)
  const fields: Record<string, Field> = {}
  const blank: string[] = []
  const names = namesOf(flat)
  if (names.length > MOST_NAMES) {
    reporter.add(at, 'properties', 'both', `Names after the first ${MOST_NAMES} are left out.`)
  }
  for (const name of names.slice(0, MOST_NAMES)) {
    if (name === without) continue
    work.take(flat.namings.length)
    const field = reading.read(partsFor(flat, name), required.has(name))
    if (field) {
      withOwn(fields, name, field)
      if (isBlankRejected(field)) blank.push(name)
    } else if (required.has(name)) {
      reporter.add(
        at,
        'required',
        'more',
        `Nothing can stand under “${name}”, which is required. It is left out.`,
      )
    } else reporter.add(at, 'properties', 'same', `Nothing can stand under “${name}”. It is left out.`)
  }
  if (blank.length > 0) {
    const who = blank.map((name) => `“${name}”`).join(', ')
    reporter.add(at, 'required', 'less', `White space alone is not enough for ${who}, nor an empty text.`)
  }
  reportNames(flat, reading)
  return fields
}

const rejectsBlanks = new WeakSet<Field>()
export const isBlankRejected = (field: Field): boolean => rejectsBlanks.has(field)
export function rememberBlank(field: Field): Field {
  rejectsBlanks.add(field)
  return field
}

/** Report that blank texts are rejected, for a value without a name of its own. */
export function reportBlank(field: Field, { reporter }: Pick<Reading, 'reporter'>, at: string): void {
  if (isBlankRejected(field))
    reporter.add(at, 'type', 'less', 'White space alone is not enough, nor an empty text.')
}

function reportNames({ namings }: Flat, { reporter, at }: Reading): void {
  for (const { part, patterns } of namings) {
    if (patterns.length > 0) {
      reporter.add(part.at, 'patternProperties', 'less', 'Names that only match a pattern are left out.')
    }
    const isTooLong = (name: string) => patterns.some(({ longest }) => name.length > longest)
    if (namings.some(({ names }) => [...names.keys()].some(isTooLong))) {
      reporter.add(
        part.at,
        'patternProperties',
        'both',
        'An expression that is slow is asked of no long name.',
      )
    }
  }
  if (!namings.some(isClosing)) {
    reporter.add(at, 'additionalProperties', 'less', 'What is not named is left out, not kept.')
  }
}

/** A map from free names, all to one kind of value. */
function readMap(reading: Reading): Field {
  const { flat, reporter, at } = reading
  flat.isNamingUsed = true
  const patterns = flat.namings.flatMap((naming) => naming.patterns)
  const [first] = patterns
  const isKeyed = first !== undefined && patterns.length === 1 && flat.namings.some(isClosing)
  const rests = flat.namings.flatMap(({ rest }) => (rest ? [rest] : []))
  if (patterns.length > 0 && !isKeyed) {
    reporter.add(
      at,
      'patternProperties',
      'more',
      'What stands under names of several patterns is not validated.',
    )
  }
  const unkeyed = patterns.length > 0 ? [] : rests
  const parts = isKeyed ? [first.part, ...patternRests(flat)] : unkeyed
  const item = reading.read(parts, true)
  if (!item) return exactField(group({}), presenceOf(reading))
  reportBlank(item, reading, parts[0]?.at ?? at)
  const keys = isKeyed ? first.pattern : keyPattern(reading)
  const limit = keys ? patternLimit(wholePattern(keys)) : Infinity
  if (limit <= LONG) {
    const reason = `The pattern of names may take long: names of more than ${limit} characters are rejected.`
    reporter.add(at, isKeyed ? 'patternProperties' : 'propertyNames', 'less', reason)
  }
  const minItems = most(flat.takeOf('minProperties', isCount)) || undefined
  const maxItems = least(flat.takeOf('maxProperties', isCount))
  return exactField(map(item, given({ minItems, maxItems, keys: keys && wholePattern(keys) })), {
    ...presenceOf(reading),
    ...(minItems === undefined && !reading.nullable && { whenMissing: () => ({}) }),
  })
}

/** Names that match the pattern may still be ruled by a schema that knows no pattern. */
function patternRests(flat: Flat): readonly Part[] {
  return flat.namings.flatMap(({ rest, patterns }) => (rest && patterns.length === 0 ? [rest] : []))
}

function keyPattern({ flat, look, reporter, work }: Reading): RegExp | undefined {
  let found: RegExp | undefined
  for (const { part } of flat.takeOf('propertyNames', isSchema)) {
    const names = partIn(part, 'propertyNames')
    const inner = look([names])
    const isPlain = inner.statements.every(
      ({ keyword, value }) =>
        (keyword === 'type' && value === 'string') || keyword === 'pattern' || keyword === 'title',
    )
    const patterns = inner.takeOf('pattern', isText)
    const checked = patterns[0] && work.pattern(patterns[0].value)
    const pattern = checked?.pattern
    const isSimple = isPlain && !inner.rejectsAll && !inner.end && inner.namings.length === 0
    if (isSimple && patterns.length === 0) continue
    if (isSimple && pattern && patterns.length === 1 && !found) found = pattern
    else {
      const hangs = checked && !checked.pattern ? `${checked.reason} It is not validated.` : undefined
      const reason = hangs ?? 'Only one pattern can be demanded of the names of a map.'
      reporter.add(part.at, 'propertyNames', 'more', reason)
    }
  }
  return found
}

function namesOf(flat: Flat): readonly string[] {
  return [...new Set([...flat.namings.flatMap(({ names }) => [...names.keys()]), ...requiredNames(flat)])]
}

export function requiredNames(flat: Flat): ReadonlySet<string> {
  const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
  return new Set(flat.takeOf('required', isNames).flatMap(({ value }) => value))
}

/** All schemas that speak of one name. */
export function partsFor(flat: Flat, name: string): readonly Part[] {
  return flat.namings.flatMap(({ names, patterns, rest }) => {
    const named = names.get(name)
    const matched = patterns.filter((one) => matches(one, name)).map(({ part }) => part)
    if (named) return [named, ...matched]
    if (matched.length > 0) return matched
    return rest ? [rest] : []
  })
}

/** A name that is longer than an expression bears matches nothing. */
function matches({ pattern, longest }: NamePattern, name: string): boolean {
  return name.length <= longest && pattern.test(name)
}

const isClosing = ({ rest }: Naming): boolean => rest?.schema === false

function isClosed(flat: Flat): boolean {
  return flat.namings.some((naming) => isClosing(naming) && naming.patterns.length === 0)
}

/** Any JSON. */
export function readAnything(reading: Pick<Reading, 'required'>): Field {
  return exactField(json(), { required: reading.required, nullable: true, takesEmpty: true })
}
