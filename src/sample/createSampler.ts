import { fail } from '../internal/developerMessages'
import { own } from '../internal/own'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/Field'
import { apartMakers } from './apartMakers'
import { hashText, pointOf } from './hash'
import { keepInternals } from './internals'
import type { Values } from './keepsRules'
import { makerOf } from './makerOf'
import {
  type Make,
  placeOf,
  rootOf,
  type SampledEntity,
  type SampleProvider,
  type SampleContext,
} from './Place'
import { recordMaker } from './recordMaker'
import { ruledMaker } from './ruledMaker'
import type { SampleWords } from './SampleWords'
import { uniqueTogether } from './uniqueTogether'
import { isCountedAlone, type UniqueValues, uniqueValues } from './uniqueValues'

export interface SamplerOptions {
  /** The same seed gives the same records, everywhere and at any time. @default 'sample' */
  readonly seed?: string | number | undefined
  /** Names, places and sentences of a language: `englishWords`. No language is built in. */
  readonly locale: SampleWords
  /** The day or the moment that dates are near: `2026-11-21`. It does not move by itself. @default '2026-01-01' */
  readonly now?: string | undefined
  /** Entities that others point at by `reference`, so that the ids are those of their sampled records. */
  readonly entities?: readonly SampledEntity[] | undefined
  /** How many records there are of each entity: those that references point at. @default 100 */
  readonly count?: number | Readonly<Record<string, number>> | undefined
  /** The share of optional values that are left out. @default 0.1 */
  readonly missing?: number | undefined
  /** A richer source of values. */
  readonly provider?: SampleProvider | undefined
}

export interface Sampler {
  /** The samples of one entity. */
  of<F extends Fields>(entity: Entity<F>): EntitySampler<F>
}

/**
 * Sample records of one entity. Each value follows from seed, entity, path of the field and index alone: another field
 * beside it, or another order of fields, changes nothing in it.
 */
export interface EntitySampler<F extends Fields> {
  /** The record of an index, from 0, in the same time for every index. */
  at(index: number): RecordBy<F>
  /** So many records. @param from the index of the first; 0 if it is left out */
  many(count: number, from?: number): RecordBy<F>[]
  /** One record after the other, without end. */
  stream(from?: number): Generator<RecordBy<F>, never, undefined>
  /** The same records with some values fixed. */
  with(values: Partial<RecordBy<F>>): EntitySampler<F>
  /** The index of the record that has an id; undefined when none has it. */
  indexOf(id: unknown): number | undefined
}

/** Make a sampler of records that look real and keep every rule, from nothing but a seed. */
export function createSampler({
  seed = 'sample',
  locale,
  now = '2026-01-01',
  entities = [],
  count = 100,
  missing = 0.1,
  provider,
}: SamplerOptions): Sampler {
  // Typed code cannot leave it out.
  if (!locale) fail('createSampler() has no words to write with. Give it locale: englishWords.')
  const moment = /^[\d-]{10}(T.*(Z|\d:\d\d))?$/.test(now) ? Date.parse(now) : Number.NaN
  if (Number.isNaN(moment)) {
    fail(`createSampler() takes “${now}” for now, which is no day. Write it like 2026-11-21.`)
  }
  const known = new Map(entities.map((entity) => [entity.name, entity]))
  const context: SampleContext = {
    seed: hashText(String(seed), 0),
    words: locale,
    now: Math.floor(moment / 1000),
    missing,
    provider,
    makerOf,
    count: (name) => (typeof count === 'number' ? count : (own(count, name) ?? 100)),
    idOf(name, index) {
      const entity = known.get(name)
      // Of an entity that is not known, ids are made up as a source in memory makes them.
      return entity ? uniqueOf(entity)(entity.id).at(index) : `${name}-${index + 1}`
    },
  }
  const uniqueOf: UniqueOf = once((entity) =>
    once((name) => {
      const field = entity.fields[name] as Field
      return uniqueValues(field, placeOf(name, field, rootOf(entity, context.seed)), context)
    }),
  )
  return {
    of(entity) {
      known.set(entity.name, entity)
      return samplerOf(entity, context, uniqueOf, {}) as unknown as EntitySampler<(typeof entity)['fields']>
    },
  }
}

/** The unique values of an entity's fields. */
type UniqueOf = (entity: SampledEntity) => (name: string) => UniqueValues

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}

function samplerOf(
  entity: SampledEntity,
  context: SampleContext,
  uniqueOf: UniqueOf,
  fixed: Values,
): EntitySampler<Fields> {
  const { id } = entity
  const unique = uniqueOf(entity)
  const given = new Map<string, Make>([
    [id, (_, { index }) => unique(id).at(index)],
    ...uniqueMakers(entity, unique, context),
    ...Object.entries(fixed).map(([name, value]) => [name, () => value] as const),
  ])
  const recordBy = (by: SampleContext) => {
    const make = recordMaker(entity.fields, rootOf(entity, by.seed), by, given)
    const kept = ruledMaker(
      entity,
      (run) => make(pointOf(run.index), run),
      (name) => given.has(name),
    )
    return (index: number, missing?: number) => {
      if (!Number.isSafeInteger(index) || index < 0) {
        fail(`A sample was asked for at ${index}. Count records from 0, in whole numbers.`)
      }
      return kept({ index, trail: [], missing })
    }
  }
  const at = recordBy(context)

  function* stream(from = 0): Generator<Values, never, undefined> {
    for (let index = from; ; index += 1) yield at(index)
  }
  const samples = {
    at: (index: number) => at(index),
    many: (count: number, from = 0) => Array.from({ length: count }, (_, index) => at(from + index)),
    stream,
    with: (values: Values) => samplerOf(entity, context, uniqueOf, { ...fixed, ...values }),
    indexOf: (value: unknown) => unique(id).indexOf(value),
  }
  return keepInternals(samples, { entity, context, recordBy })
}

/** How the values are made that no two records share: different in one field is different in all of a rule. */
function uniqueMakers(
  entity: SampledEntity,
  unique: (name: string) => UniqueValues,
  context: SampleContext,
): (readonly [string, Make])[] {
  const { rules = [], fields, id } = entity
  return rules.flatMap(({ at: names, unique: isUnique, noOverlap }) => {
    if (noOverlap) return apartMakers(entity, names, context)
    if (!isUnique || names.includes(id)) return []
    const roomy =
      names.find((name) => /^(text|integer)$/.test(fields[name]?.kind ?? '')) ??
      names.find((name) => fields[name] && isCountedAlone(fields[name]))
    const together = roomy ? undefined : uniqueTogether(entity, names, context)
    if (together) return names.map((name) => [name, (_, { index }) => together(name, index)] as const)
    const alone = roomy ?? names[0]
    return [[alone, (_, { index }) => unique(alone).at(index)] as const]
  })
}
