import { isPlainObject } from '../values/ownValue'
import { type Part, partIn, referredPart } from './Part'
import type { SchemaReporter } from './SchemaReport'
import type { SchemaWork } from './SchemaWork'

/** More schemas that refer to each other, or stand within each other, than a person would write. */
const DEEPEST = 200

/** One keyword of one schema. */
export interface Statement {
  readonly keyword: string
  readonly value: unknown
  readonly part: Part
}

/** The names that an object may have, as one schema says. */
export interface Naming {
  readonly part: Part
  readonly names: ReadonlyMap<string, Part>
  readonly patterns: readonly NamePattern[]
  /** The schema of every other name. */
  readonly rest?: Part | undefined
}

/** The schema of the names that match an expression. */
export interface NamePattern {
  readonly pattern: RegExp
  readonly part: Part
  /** The longest name that it is run on. */
  readonly longest: number
}

/** All that schemas say of one value, with what they refer to and what they are made of (`allOf`). */
export class Flat {
  readonly namings: Naming[] = []
  readonly statements: Statement[] = []
  /** Nothing is right for a schema that is false. */
  rejectsAll?: Part | undefined
  /** Every schema that was visited. */
  readonly schemas = new Set<unknown>()
  /** Some schema was met twice, and counted once. */
  isRepeated = false
  /** Where reading stopped, and why: a schema that leads back into itself, or one too many. */
  end?: { readonly part: Part; readonly keyword: string; readonly reason: string } | undefined
  /** Whether some field answers for what is said of names. */
  isNamingUsed = false
  readonly #used = new Set<Statement>()

  /** The statements of a keyword. Taken statements count as handled and are not reported. */
  take(keyword: string): readonly Statement[] {
    const found = this.statements.filter((one) => one.keyword === keyword)
    for (const one of found) this.#used.add(one)
    return found
  }

  /** The statements of a keyword whose values are as they must be; others stay unused, and so are reported. */
  takeOf<Value>(
    keyword: string,
    isRight: (value: unknown) => value is Value,
  ): readonly (Statement & { value: Value })[] {
    const found = this.statements.filter(
      (one): one is Statement & { value: Value } => one.keyword === keyword && isRight(one.value),
    )
    for (const one of found) this.#used.add(one)
    return found
  }

  use(statement: Statement): void {
    this.#used.add(statement)
  }

  has(...keywords: readonly string[]): boolean {
    return this.statements.some(({ keyword }) => keywords.includes(keyword))
  }

  get unused(): readonly Statement[] {
    return this.statements.filter((one) => !this.#used.has(one))
  }
}

export interface Surroundings {
  readonly reporter: SchemaReporter | undefined
  /** The schemas around the value, which it cannot be made of again. */
  readonly around: ReadonlySet<unknown>
  /** Statements that are dealt with already. */
  readonly done: ReadonlySet<string>
  readonly work: SchemaWork
}

export const keyOf = ({ part, keyword }: Statement): string => `${part.at} ${keyword}`

/** Keywords that only hold other schemas, or name this one. */
const STRUCTURE = new Set(['$defs', 'definitions', '$schema', '$id', '$anchor', '$comment', '$vocabulary'])
const NAMING = ['properties', 'patternProperties', 'additionalProperties'] as const
/** Keywords that decide as well which names are evaluated. */
const BRANCHES = ['anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', '$dynamicRef', '$recursiveRef']

export function flatten(parts: readonly Part[], surroundings: Surroundings): Flat {
  const flat = new Flat()
  for (const part of parts) visit(part, flat, surroundings, new Set())
  return flat
}

function visit(part: Part, flat: Flat, surroundings: Surroundings, trail: Set<unknown>): void {
  const { schema, at } = part
  const { reporter, around, done, work } = surroundings
  if (schema === true) return
  if (schema === false) {
    flat.rejectsAll ??= part
    return
  }
  if (!isPlainObject(schema)) {
    reporter?.add(at, '', 'more', 'This is no schema. It is taken as one that says nothing.')
    return
  }
  if (around.has(schema) || trail.has(schema)) {
    flat.end ??= { part, keyword: '$ref', reason: CIRCLE }
    return
  }
  if (flat.schemas.has(schema)) {
    flat.isRepeated = true
    return
  }
  const keywords = Object.keys(schema)
  if (trail.size > DEEPEST || !work.take(1 + keywords.length)) {
    const reason = trail.size > DEEPEST ? 'It refers too far' : 'The document refers too often'
    flat.end ??= { part, keyword: '', reason: `${reason}.` }
    return
  }
  flat.schemas.add(schema)
  trail.add(schema)

  const [before, namingsBefore] = [flat.statements.length, flat.namings.length]
  const isAlone = part.resource.dialect === 'draft-07' && Object.hasOwn(schema, '$ref')
  for (const keyword of keywords) {
    const statement: Statement = { keyword, value: schema[keyword], part }
    if (STRUCTURE.has(keyword) || done.has(keyOf(statement))) continue
    if (isAlone && keyword !== '$ref') {
      reporter?.add(at, keyword, 'same', 'In draft-07 nothing counts beside $ref.')
    } else if (keyword === '$ref') refer(statement, flat, surroundings, trail)
    else if (keyword === 'allOf' && Array.isArray(statement.value)) {
      for (const index of statement.value.keys()) {
        visit(partIn(part, 'allOf', index), flat, surroundings, trail)
      }
    } else if (!(NAMING as readonly string[]).includes(keyword)) flat.statements.push(statement)
  }
  if (!isAlone) addNaming(part, schema, flat, surroundings)
  const whole = flat.statements
    .slice(before)
    .find(({ keyword, part: { schema: own } }) => keyword === 'unevaluatedProperties' && own === schema)
  if (whole && part.resource.dialect !== 'draft-07') closeNames(whole, flat, before, namingsBefore)
  trail.delete(schema)
}

function refer(statement: Statement, flat: Flat, surroundings: Surroundings, trail: Set<unknown>): void {
  const { part, value } = statement
  const target = referredPart(part, value)
  if (!target) {
    const where = typeof value === 'string' ? `“${value}”` : 'What it names'
    surroundings.reporter?.add(
      part.at,
      '$ref',
      'more',
      `${where} is not in this document. Nothing of it is known.`,
    )
    flat.statements.push({ ...statement, keyword: MISSING })
  } else if (surroundings.around.has(target.schema)) {
    flat.end ??= { part, keyword: '$ref', reason: CIRCLE }
  } else visit(target, flat, surroundings, trail)
}

const CIRCLE = 'It leads back into itself, as fields cannot.'

/** Stands for what a reference would have said. */
export const MISSING = '$ref of nothing'

function addNaming(
  part: Part,
  schema: Readonly<Record<string, unknown>>,
  flat: Flat,
  { reporter, work }: Surroundings,
) {
  const { properties, patternProperties, additionalProperties } = schema
  const names = new Map<string, Part>()
  const patterns: NamePattern[] = []
  const wrong = (keyword: string) =>
    reporter?.add(part.at, keyword, 'same', 'It is not written as it must be, so that it says nothing.')
  if (isPlainObject(properties)) {
    const all = Object.keys(properties)
    work.take(all.length)
    for (const name of all) names.set(name, partIn(part, 'properties', name))
  } else if (Object.hasOwn(schema, 'properties')) wrong('properties')
  if (isPlainObject(patternProperties)) {
    for (const source of Object.keys(patternProperties)) {
      const checked = work.pattern(source)
      const inner = partIn(part, 'patternProperties', source)
      if (checked.pattern) patterns.push({ ...checked, part: inner })
      else reporter?.add(inner.at, 'patternProperties', 'both', `${checked.reason} It is asked of no name.`)
    }
  } else if (Object.hasOwn(schema, 'patternProperties')) wrong('patternProperties')
  const isRest = typeof additionalProperties === 'boolean' || isPlainObject(additionalProperties)
  if (!isRest && Object.hasOwn(schema, 'additionalProperties')) wrong('additionalProperties')
  if (names.size > 0 || patterns.length > 0 || isRest) {
    const rest = isRest ? { rest: partIn(part, 'additionalProperties') } : {}
    flat.namings.push({ part, names, patterns, ...rest })
  }
}

/** `unevaluatedProperties` speaks of all names that nothing within its schema speaks of. */
function closeNames(statement: Statement, flat: Flat, before: number, namingsBefore: number): void {
  const within = flat.statements.slice(before)
  const namings = flat.namings.slice(namingsBefore)
  if (within.some(({ keyword }) => BRANCHES.includes(keyword) || keyword === MISSING)) return
  const at = within.filter(({ keyword }) => keyword === 'unevaluatedProperties')
  if (at.length > 1 || flat.end || flat.isRepeated) return
  flat.use(statement)
  if (namings.some(({ rest }) => rest)) return
  const anything = { ...statement.part, schema: true }
  flat.namings.push({
    part: statement.part,
    names: new Map(
      namings.flatMap(({ names }) => [...names.keys()].map((name) => [name, anything] as const)),
    ),
    patterns: namings.flatMap(({ patterns }) => patterns.map((one) => ({ ...one, part: anything }))),
    rest: partIn(statement.part, 'unevaluatedProperties'),
  })
}
