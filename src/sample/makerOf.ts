import type { Field, Fields } from '../spec/Field'
import type { CountRules } from '../spec/itemCount'
import { withOwn } from '../spec/ownValue'
import { namesIn, type Rule } from '../spec/Rule'
import { listSource, mapSource } from './containerSource'
import { fileSource } from './fileSource'
import { Dice, hashText, mix } from './hash'
import { brokenRules, brokenRulesIn } from './judge'
import { numberSource } from './numberSource'
import { ITEM, itemPlace, type Make, type Place, placeOf, type Run, type Setting, type Source } from './Place'
import { SampleError } from './SampleError'
import { countIn, countsOf, differentBelow } from './several'
import { noun, prose } from './textMeaning'
import { textSource } from './textSource'

const TRIES = 100
const TURNS = 60

/** Makes values of one field: left out now and then where it is optional, and judged where its rules need it. */
export function makerOf(field: Field, place: Place, setting: Setting): Make {
  const { draw, isSure } = sourceOf(field, place, setting)
  const { key, isSensitive } = place
  const { provider } = setting
  const isJudged = !isSure || field.validate !== undefined
  const isOptional = isLeftOut(field, place)
  const leftOut = setting.missing * 2 ** 32
  const isKept = (value: unknown, run: Run) => brokenRules(field, value, run.around).length === 0

  return (point, run) => {
    if (isOptional && !run.isFull && mix(key ^ point ^ 0x2545f491) < leftOut) return undefined
    if (provider) {
      const value = provider(field, pathAt(place, run), mix(key ^ point))
      if (value !== undefined && isKept(value, run)) return value
    }
    for (let trial = 0; trial < TRIES; trial += 1) {
      const at = trial === 0 ? point : mix(point + trial)
      const value = draw(new Dice(key ^ at, isSensitive && trial === 0), at, run, trial)
      if (!isJudged || (value !== undefined && isKept(value, run))) return value
    }
    // Between two steps, or beyond what numbers can count, a bound itself is what is certain.
    const {
      example,
      default: first,
      min,
      max,
    } = field as Partial<Record<'example' | 'default' | 'min' | 'max', unknown>>
    for (const given of [example, first, min, max])
      if (given !== undefined && isKept(given, run)) return given
    throw new SampleError(place.named, 'impossible', `none of ${TRIES} values kept its rules.`)
  }
}

/** Whether it may be left out: what is counted, or made by the server, is there. */
export function isLeftOut({ required, serverMade }: Field, { isItem }: Place): boolean {
  return !required && !serverMade && !isItem
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
    return (makers[at] ??= made ?? setting.makerOf(field, placeOf(name, field, home), setting))
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
    throw new SampleError(home.named, 'impossible', `no record of ${TURNS} kept its rules.`)
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
    const value = makerAt(at)(from, { ...run, around, isFull, isUsual: turn > 0 })
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
  const inner = (of: Field) => setting.makerOf(of, itemPlace(of, place), setting)
  const several = (
    rules: Field & CountRules,
    usual: number,
    there: number,
    at: (index: number) => unknown,
  ): Source => {
    const counts = countsOf(rules, place, usual, there)
    return { draw: (dice, _, run) => differentBelow(there, countIn(counts, dice, run), dice).map(at) }
  }
  switch (field.kind) {
    case 'text':
      return textSource(field, place, setting)
    case 'boolean':
      return { draw: (dice) => field.required === true || dice.below(2) === 1 }
    case 'choice':
      return { draw: (dice) => dice.pick(field.options) }
    case 'choices':
      return several(field, 2, field.options.length, (at) => field.options[at])
    case 'reference': {
      const { to } = field
      const there = setting.count(to)
      if (there < 1) throw new SampleError(place.named, 'impossible', `there is no ${to} to point at.`)
      const one = (at: number) => setting.idOf(to, at)
      return field.many ? several(field, 3, there, one) : { draw: (dice) => one(dice.below(there)) }
    }
    case 'list':
      return listSource(field, place, inner(field.of))
    case 'map':
      return mapSource(field, place, setting, inner(field.of))
    case 'group': {
      const make = recordMaker(field.fields, place, setting)
      return { draw: (_, point, run) => make(point, run), isSure: true }
    }
    case 'variant': {
      const variants = Object.entries(field.variants).map(([name, fields]) => {
        // Each has a key of its own, so that another one beside it changes nothing in it.
        return [name, recordMaker(fields, { ...place, key: hashText(name, place.key) }, setting)] as const
      })
      const draw: Source['draw'] = (dice, point, run) => {
        const [name, make] = variants[dice.below(variants.length)] ?? []
        return { [field.by]: name, ...make?.(point, run) }
      }
      return { draw, isSure: true }
    }
    case 'file':
    case 'image':
      return fileSource(field, place, setting)
    case 'code':
      return { draw: () => '0'.repeat(field.length ?? 6) }
    case 'colour':
      return { draw: (dice) => `#${dice.below(0x1000000).toString(16).padStart(6, '0')}` }
    case 'json':
      return {
        draw: (dice) => ({
          topic: noun(dice, () => dice, setting.words),
          note: prose(dice, () => dice, setting.words),
          count: dice.below(100),
        }),
      }
    default:
      return numberSource(field, place, setting)
  }
}
