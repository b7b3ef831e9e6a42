import type { Field, Fields } from '../spec/Field'
import { withOwn } from '../spec/ownValue'
import { namesIn, type Rule } from '../spec/Rule'
import { dateRangeSource, dateSource, durationSource, instantSource, timeSource } from './calendarSource'
import { listSource, mapSource, variantSource } from './containerSource'
import { decimalSource } from './decimalSource'
import { fileSource } from './fileSource'
import { Dice, hashText, mix } from './hash'
import { brokenRules, brokenRulesIn } from './judge'
import { numberSource } from './numberSource'
import { ITEM, itemPlace, type Make, type Place, placeOf, type Run, type Setting, type Source } from './Place'
import { SampleError } from './SampleError'
import { countIn, countsOf, differentBelow, limitsOf } from './several'
import { noun, prose } from './textMeaning'
import { textSource } from './textSource'

const TRIES = 100
const TURNS = 60

/** Makes values of one field: left out now and then where it is optional, and judged where its rules need it. */
export function makerOf(field: Field, place: Place, setting: Setting): Make {
  const source = sourceOf(field, place, setting)
  const { draw, edges = [], isUncertain } = source
  const { key, isSensitive } = place
  const { provider } = setting
  const isJudged = isUncertain || field.validate !== undefined
  const isOptional = !field.required && !field.serverMade && !place.isItem
  const leftOut = setting.missing * 2 ** 32
  const isKept = (value: unknown, run: Run) => brokenRules(field, value, run.around).length === 0

  return (point, run) => {
    if (run.edge !== undefined && edges.length > 0) {
      const edge = run.edge % (edges.length + (isOptional ? 1 : 0))
      const value = edgeAt(edges[edge], point, run)
      if (value === undefined ? isOptional && edge === edges.length : isKept(value, run)) return value
    } else if (isOptional && !run.isFull && mix(key ^ point ^ 0x2545f491) < leftOut) return undefined

    if (provider) {
      const value = provider(field, pathAt(place, run), mix(key ^ point))
      if (value !== undefined && isKept(value, run)) return value
    }
    for (let trial = 0; trial < TRIES; trial += 1) {
      const at = trial === 0 ? point : mix(point + trial)
      const value = draw(new Dice(key ^ at, isSensitive && trial === 0), at, run, trial)
      if (!isJudged || isKept(value, run)) return value
    }
    for (const given of [field.example, field.default] as const) {
      if (given !== undefined && isKept(given, run)) return given
    }
    throw new SampleError(place.named, 'impossible', `none of ${TRIES} values kept its rules.`)
  }
}

function edgeAt(edge: Make | undefined, point: number, run: Run): unknown {
  try {
    return edge?.(point, run)
  } catch (error) {
    // No value has that limit and a reserved domain; the usual one takes its place.
    if (error instanceof SampleError) return undefined
    throw error
  }
}

function pathAt({ path }: Place, { trail }: Run): readonly (string | number)[] {
  let depth = 0
  return path.map((part) => (part === ITEM ? (trail[depth++] ?? 0) : part))
}

/** Makes the values of all fields, each apart from the others. */
export function recordMaker(
  fields: Fields,
  home: Place,
  setting: Setting,
  given: Readonly<Record<string, Make>> = {},
  rules: readonly Rule[] = [],
  judge = (record: Record<string, unknown>) => brokenRulesIn(fields, record),
): (point: number, run: Run) => Record<string, unknown> {
  const names = Object.keys(fields)
  const makers: (Make | undefined)[] = []
  // A field that is impossible is in nobody's way until it is sampled.
  const makerAt = (at: number): Make => {
    const name = names[at] as string
    const field = fields[name] as Field
    const made = Object.hasOwn(given, name) ? given[name] : undefined
    return (makers[at] ??= made ?? makerOf(field, placeOf(name, field, home), setting))
  }
  const plain = (point: number, run: Run) => {
    const record: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at += 1) {
      const value = (makers[at] ?? makerAt(at))(point, run)
      if (value !== undefined) withOwn(record, names[at] as string, value)
    }
    return record
  }
  if (rules.length === 0 && !Object.values(fields).some(({ validate }) => validate)) return plain
  const spokenOf = new Set([
    ...rules.flatMap(namesIn),
    ...names.filter((name) => fields[name]?.validate && !Object.hasOwn(given, name)),
  ])

  return (point, run) => {
    let refused: SampleError | undefined
    for (let turn = 0; turn < TURNS; turn += 1) {
      try {
        const record = withRules(
          names,
          makerAt,
          turn > TURNS / 2 ? new Set(names) : turn > 0 ? spokenOf : undefined,
          turn,
          point,
          run,
        )
        // What is given is not for us to mend.
        if (judge(record).every(({ path: [name] }) => Object.hasOwn(given, String(name)))) return record
      } catch (error) {
        if (!(error instanceof SampleError)) throw error
        refused ??= error
      }
    }
    if (refused) throw refused
    throw new SampleError(
      home.named,
      'impossible',
      `its own rules contradict one another in ${TURNS} records.`,
    )
  }
}

/** Rules of the host may ask for the values around: what is asked for is made first. */
function withRules(
  names: readonly string[],
  makerAt: (at: number) => Make,
  changing: ReadonlySet<string> | undefined,
  turn: number,
  point: number,
  run: Run,
): Record<string, unknown> {
  const made = new Map<string, unknown>()
  const around: Record<string, unknown> = Object.create(null)
  const make = (name: string, at: number): unknown => {
    if (made.has(name)) return made.get(name)
    made.set(name, undefined)
    // Another turn is another point, for those alone that have a rule.
    const from = changing?.has(name) ? mix(point ^ turn) : point
    // What is optional may have to be there.
    const isFull = run.isFull === true || turn > TURNS / 2
    const value = makerAt(at)(from, { ...run, around, isFull, ...(turn > 0 && { edge: undefined }) })
    made.set(name, value)
    return value
  }
  for (const [at, name] of names.entries()) {
    Object.defineProperty(around, name, { enumerable: true, get: () => make(name, at) })
  }
  const record: Record<string, unknown> = {}
  for (const [at, name] of names.entries()) {
    const value = make(name, at)
    if (value !== undefined) withOwn(record, name, value)
  }
  return record
}

function sourceOf(field: Field, place: Place, setting: Setting): Source {
  switch (field.kind) {
    case 'text':
      return textSource(field, place, setting)
    case 'integer':
    case 'number':
    case 'percent':
      return numberSource(field, place, setting)
    case 'decimal':
    case 'money':
      return decimalSource(field, place, setting)
    case 'boolean': {
      const answers = field.required ? [true] : [false, true]
      return {
        draw: (dice) => answers[dice.below(answers.length)],
        edges: answers.map((answer) => () => answer),
      }
    }
    case 'choice': {
      const { options } = field
      return { draw: (dice) => dice.pick(options), edges: [() => options[0], () => options.at(-1)] }
    }
    case 'choices': {
      const { options } = field
      const counts = countsOf(field, place, 2, options.length)
      return {
        draw: (dice, _point, run) =>
          differentBelow(options.length, countIn(counts, dice, run), dice).map((at) => options[at]),
        edges: limitsOf(counts).map((count) => () => options.slice(0, count)),
      }
    }
    case 'date':
      return dateSource(field, place, setting)
    case 'time':
      return timeSource(field, place)
    case 'instant':
      return instantSource(field, place, setting)
    case 'dateRange':
      return dateRangeSource(field, place, setting)
    case 'duration':
      return durationSource(field, place)
    case 'reference': {
      const { to } = field
      const there = setting.count(to)
      if (there < 1) throw new SampleError(place.named, 'impossible', `there is no ${to} to point at.`)
      if (!field.many) {
        const one = (at: number) => setting.idOf(to, at)
        return { draw: (dice) => one(dice.below(there)), edges: [() => one(0), () => one(there - 1)] }
      }
      const counts = countsOf(field, place, 3, there)
      return {
        draw: (dice, _point, run) =>
          differentBelow(there, countIn(counts, dice, run), dice).map((at) => setting.idOf(to, at)),
      }
    }
    case 'list':
      return listSource(field, place, makerOf(field.of, itemPlace(field.of, place), setting))
    case 'map':
      return mapSource(field, place, setting, makerOf(field.of, itemPlace(field.of, place), setting))
    case 'group': {
      const make = recordMaker(field.fields, place, setting)
      return { draw: (_dice, point, run) => make(point, run) }
    }
    case 'variant':
      return variantSource(
        field.by,
        Object.entries(field.variants).map(([name, fields]) => {
          // Each has a key of its own, so that another one beside it changes nothing in it.
          const home = { ...place, key: hashText(name, place.key) }
          return [name, recordMaker(fields, home, setting)] as const
        }),
      )
    case 'file':
    case 'image':
      return fileSource(field, place, setting)
    case 'code': {
      const code = '0'.repeat(field.length ?? 6)
      return { draw: () => code }
    }
    case 'colour':
      return {
        draw: (dice) => `#${dice.below(0x1000000).toString(16).padStart(6, '0')}`,
        edges: [() => '#000000', () => '#ffffff'],
      }
    case 'json':
      return {
        draw: (dice) => ({
          topic: noun(dice, () => dice, setting.words),
          note: prose(dice, () => dice, setting.words),
          count: dice.below(100),
        }),
        edges: [() => 0, () => [], () => ({}), () => false],
      }
  }
}
