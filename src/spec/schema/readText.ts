import { own } from '../../internal/own'
import { englishRules, type RuleMessageKey } from '../../messages/englishRules'
import type { Field } from '../fields/Field'
import { date } from '../fields/kinds/date'
import { decimal } from '../fields/kinds/decimal'
import { duration } from '../fields/kinds/duration'
import { file } from '../fields/kinds/file'
import { email, url } from '../fields/kinds/formattedText'
import { instant } from '../fields/kinds/instant'
import { text } from '../fields/kinds/text'
import { type Exactness, exactField, type Extra } from './exactField'
import { given, isCount, isText, least, most, presenceOf, type Reading } from './Reading'
import type { RunPattern } from './SchemaWork'
import { wholePattern } from './wholePattern'

const UUID = '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'

/** A text, or what its format says that it is. */
export function readText(reading: Reading): Field {
  const { flat } = reading
  if (isBinary(reading)) return readFile(reading)
  const minLength = most(flat.takeOf('minLength', isCount))
  const maxLength = least(flat.takeOf('maxLength', isCount))
  const patterns = readPatterns(reading)
  const extras: Extra[] = []
  if (minLength) extras.push(lengthRule('minLength', 'rule.minLength', minLength))
  if (maxLength !== undefined) extras.push(lengthRule('maxLength', 'rule.maxLength', maxLength))
  for (const { pattern, longest } of patterns) {
    // A text that is too long for the pattern is rejected before the pattern is tried.
    if (longest < Infinity) extras.push(lengthRule('maxLength', 'rule.maxLength', longest, false))
    extras.push(patternRule(pattern))
  }

  const formatted = readFormat(reading)
  if (formatted) extras.push(...formatted.extras)
  const [first] = patterns
  const options = given({
    minLength: minLength || undefined,
    maxLength,
    pattern: first && wholePattern(first.pattern),
  })
  const field = formatted?.make(options) ?? text(options)
  const exactness: Exactness = {
    ...presenceOf(reading),
    extras,
    messages: wordsOf(extras),
    validatedByExtras: ['minLength', 'maxLength', 'pattern'],
    takesEmpty: !formatted?.isStrict && extras.every((extra) => extra.holds('')),
  }
  const exact = exactField(field, exactness)
  const isBlankRight = takesBlank(extras, minLength)
  return exact.required && !formatted?.isStrict && isBlankRight ? reading.blankRejected(exact) : exact
}

/** Whether the rules take white space alone, as far as that is quickly said. */
function takesBlank(rules: readonly Extra[], minLength = 0): boolean {
  if (minLength > MANY_BLANKS) return true
  const blanks = ['', ...[' ', '\t', '\n', '\u00a0'].map((blank) => blank.repeat(minLength || 1))]
  return blanks.some((blank) => rules.every((rule) => rule.holds(blank)))
}

const MANY_BLANKS = 30

function wordsOf(extras: readonly Extra[]) {
  return Object.fromEntries(extras.map(({ messageKey }) => [messageKey, englishRules[messageKey]]))
}

/** JSON Schema counts code points, a person characters. */
function lengthRule(
  rule: 'minLength' | 'maxLength',
  messageKey: RuleMessageKey,
  limit: number,
  isOfSchema = true,
): Extra {
  const bound = rule === 'minLength' ? 'min' : 'max'
  return {
    rule,
    messageKey,
    holds: (value) => {
      if (typeof value !== 'string') return true
      const length = value.length <= limit && rule === 'maxLength' ? value.length : [...value].length
      return rule === 'minLength' ? length >= limit : length <= limit
    },
    params: { [bound]: limit },
    show: () => ({ [bound]: limit, count: limit }),
    ...(isOfSchema && { schema: { [rule]: limit } }),
  }
}

function patternRule(pattern: RegExp): Extra {
  return {
    rule: 'pattern',
    messageKey: 'rule.pattern',
    holds: (value) => typeof value !== 'string' || pattern.test(value),
    params: { pattern: pattern.source },
    schema: { pattern: pattern.source },
  }
}

function readPatterns({ flat, reporter, work }: Reading): readonly RunPattern[] {
  return flat.takeOf('pattern', isText).flatMap(({ value, part }) => {
    const checked = work.pattern(value)
    if (!checked.pattern) {
      reporter.add(part.at, 'pattern', 'more', `${checked.reason} It is not validated.`)
      return []
    }
    if (checked.slow) {
      const reason = `${checked.slow}: no text of more than ${checked.longest} characters is taken.`
      reporter.add(part.at, 'pattern', 'less', reason)
    }
    return [checked]
  })
}

interface Formatted {
  make(options: object): Field | undefined
  readonly extras: readonly Extra[]
  /** An empty text is not of the format. */
  readonly isStrict: boolean
}

const FORMATS: Readonly<
  Record<string, { make: (options: object) => Field; as: string; takes?: 'both' | undefined }>
> = {
  date: { make: date, as: 'as a day from year 1 on' },
  'date-time': { make: instant, as: 'as an instant, with capital T and Z and without leap seconds' },
  decimal: { make: decimal, as: 'as an exact number without exponent' },
  duration: { make: duration, as: 'as a length of time without months and years', takes: 'both' },
  email: { make: email, as: 'as HTML does', takes: 'both' },
  uri: { make: url, as: 'as an address of the web', takes: 'both' },
  url: { make: url, as: 'as an address of the web', takes: 'both' },
}

function readFormat({ flat, reporter }: Reading): Formatted | undefined {
  const [first, ...more] = flat.takeOf('format', isText)
  if (!first) return undefined
  const { value: format, part } = first
  for (const other of more) {
    if (other.value === format) continue
    reporter.add(
      other.part.at,
      'format',
      'same',
      `“${other.value}” is not validated: the field is of “${format}”.`,
    )
  }
  const report = (takes: 'less' | 'both' | 'same', reason: string) =>
    reporter.add(part.at, 'format', takes, reason)
  if (format === 'password')
    return { make: (options) => text({ ...options, format }), extras: [], isStrict: false }
  if (format === 'uuid') {
    report('less', 'JSON Schema leaves open whether “uuid” is validated. Here it is.')
    return { make: () => undefined, extras: [patternRule(new RegExp(UUID))], isStrict: true }
  }
  const known = own(FORMATS, format)
  if (!known) {
    report('same', `“${format}” is not validated: the field is a text.`)
    return undefined
  }
  report(
    known.takes ?? 'less',
    `JSON Schema leaves open whether “${format}” is validated. Here it is, ${known.as}.`,
  )
  const seconds = format === 'date-time' ? [patternRule(/T\d\d:\d\d:\d\d/)] : []
  return { make: known.make, extras: seconds, isStrict: true }
}

function isBinary({ flat }: Reading): boolean {
  return flat.statements.some(
    ({ keyword, value }) =>
      (keyword === 'format' && value === 'binary') || (keyword === 'contentEncoding' && value === 'binary'),
  )
}

/** Bytes that do not stand in JSON: a file of a form. */
function readFile(reading: Reading): Field {
  const { flat, reporter, at } = reading
  flat.take('format')
  flat.take('contentEncoding')
  const types = flat.takeOf('contentMediaType', isText).map(({ value }) => value)
  const maxBytes = least(flat.takeOf('maxLength', isCount))
  reporter.add(
    at,
    'format',
    'both',
    'Bytes are a file here: its name, type and size, or a File of the browser.',
  )
  const accept = types.filter((type) => type !== 'application/octet-stream')
  return exactField(
    file(given({ accept: accept.length > 0 ? accept : undefined, maxBytes })),
    presenceOf(reading),
  )
}
