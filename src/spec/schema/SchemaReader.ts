import { booleanRules } from '../../messages/rules/booleanRules'
import type { Field } from '../fields/Field'
import { boolean } from '../fields/kinds/boolean'
import { exactField, type Presence } from './exactField'
import { flatten, keyOf } from './flatten'
import { NullValidator } from './NullValidator'
import type { Part } from './Part'
import { readArray } from './readArray'
import {
  besidesNull,
  branchesOf,
  certainValues,
  readVariant,
  typesOf,
  typesOfValue,
  valuesOfBranches,
} from './readBranches'
import { readEnum } from './readEnum'
import { readNull, readOpen, readTypes } from './readJson'
import { presenceOf, type Reading } from './Reading'
import { readNumber } from './readNumber'
import { readAnything, readFields, readObject, rememberBlank } from './readObject'
import { readText } from './readText'
import { likelyType, reportUnused } from './reportUnused'
import type { SchemaReporter } from './SchemaReport'
import { SchemaWork } from './SchemaWork'
import { withLabels } from './withLabels'

const DEEPEST = 24
const MOST_FIELDS = 2000

/** Facts that are known before a value is read. */
interface Before extends Presence {
  /** The schemas around the value. */
  readonly around: ReadonlySet<unknown>
  readonly depth: number
  /** Statements that are dealt with already. */
  readonly done: ReadonlySet<string>
  /** Labels of certain texts. */
  readonly labels: ReadonlyMap<string, string>
}

const AT_FIRST: Omit<Before, keyof Presence> = {
  around: new Set(),
  depth: 0,
  done: new Set(),
  labels: new Map(),
}

/** Makes fields of schemas, and writes down what they cannot hold. */
export class SchemaReader {
  readonly #reporter: SchemaReporter
  readonly #work = new SchemaWork()
  readonly #nulls = new NullValidator()
  #fields = 0

  constructor(reporter: SchemaReporter) {
    this.#reporter = reporter
  }

  /** @returns nothing when no value is right */
  read(parts: readonly Part[], required: boolean, { around, depth } = AT_FIRST): Field | undefined {
    this.#fields += 1
    const at = parts[0]?.at ?? ''
    const tooMuch = this.#tooMuch(depth)
    if (tooMuch !== undefined) {
      this.#reporter.add(at, '', 'more', `${tooMuch}. From here on any JSON is taken.`)
      return readAnything({ required })
    }
    const nulls = parts.map((part) => this.#nulls.accepts(part))
    const nullable = !nulls.includes(false)
    if (nullable && nulls.includes(undefined)) {
      this.#reporter.add(at, '', 'more', 'It does not tell whether null is right. It is taken.')
    }
    const field = this.#readValue(parts, { ...AT_FIRST, required, nullable, around, depth })
    return field ?? (nullable ? readNull(required) : undefined)
  }

  #tooMuch(depth: number): string | undefined {
    if (depth > DEEPEST) return 'It is too deep'
    if (this.#fields > MOST_FIELDS) return `There are more than ${MOST_FIELDS} fields`
    return this.#work.isSpent ? 'The document refers too often' : undefined
  }

  /** The fields of an object that is a whole record; nothing when it is no object, or one of free names. */
  readRecord(parts: readonly Part[]): Readonly<Record<string, Field>> | undefined {
    const reading = this.#reading(parts, { ...AT_FIRST, required: true, nullable: false })
    const { flat, at } = reading
    const types = typesOf(flat)
    const isObject = types ? types.has('object') : likelyType(flat) === 'object'
    if (!isObject || flat.end || flat.rejectsAll || certainValues(flat) || branchesOf(flat)) return undefined
    const fields = readFields(reading)
    if (Object.keys(fields).length === 0) return undefined
    if (types?.size !== 1) this.#reporter.add(at, 'type', 'less', 'Only an object is taken as a record.')
    flat.take('title')
    flat.take('description')
    reportUnused(flat, ['object'], this.#reporter)
    return fields
  }

  #reading(parts: readonly Part[], before: Before): Reading {
    const { required, nullable, around, depth, done } = before
    const flat = flatten(parts, { reporter: this.#reporter, around, done, work: this.#work })
    const within = { ...AT_FIRST, around: new Set([...around, ...flat.schemas]), depth: depth + 1 }
    return {
      required,
      nullable,
      flat,
      at: parts[0]?.at ?? '',
      reporter: this.#reporter,
      work: this.#work,
      read: (inner, isRequired) => this.read(inner, isRequired, within),
      look: (inner) =>
        flatten(inner, { reporter: undefined, around: AT_FIRST.around, done, work: this.#work }),
      readMembers: (inner, without) => {
        const reading = this.#reading(inner, before)
        const fields = readFields(reading, without)
        typesOf(reading.flat)
        for (const keyword of ['title', 'description', 'default', 'examples']) reading.flat.take(keyword)
        reportUnused(reading.flat, ['object'], this.#reporter)
        return fields
      },
      blankRejected: rememberBlank,
    }
  }

  #readValue(parts: readonly Part[], before: Before): Field | undefined {
    const reading = this.#reading(parts, before)
    const { flat } = reading
    if (flat.rejectsAll) return undefined
    if (flat.end) {
      const { part, keyword, reason } = flat.end
      this.#reporter.add(part.at, keyword, 'more', `${reason} From here on any JSON is taken.`)
      return withLabels(readOpen(reading), reading)
    }
    const branches = branchesOf(flat)
    if (!branches) return this.#readPlain(reading, before.labels)

    const { statement, parts: all } = branches
    const then = { ...before, done: new Set([...before.done, keyOf(statement)]) }
    const some = besidesNull(all, reading.look)
    const [only] = some
    if (some.length === 1 && only) return this.#readValue([...parts, only], then)
    const named = valuesOfBranches(statement.keyword, some, reading.look)
    if (named) {
      const at = `${statement.part.at}/${statement.keyword}`
      const made: Part = { ...statement.part, at, schema: { enum: named.values } }
      return this.#readValue([...parts, made], { ...then, labels: named.labels })
    }
    const variant = readVariant(some, parts, this.#reading(parts, then))
    if (variant) return withLabels(variant, reading)
    const reason =
      'Its forms are not told apart by a property with a certain text in each. It is not validated.'
    this.#reporter.add(statement.part.at, statement.keyword, 'more', reason)
    return this.#readValue(parts, then)
  }

  #readPlain(reading: Reading, labels: ReadonlyMap<string, string>): Field | undefined {
    const { flat } = reading
    const values = certainValues(flat)
    const certain = values?.filter((value) => value !== null)
    if (values && certain) {
      if (certain.length === 0) return undefined
      return this.#finish(readEnum(certain, labels, reading), reading, certain.flatMap(typesOfValue))
    }
    const types = new Set(typesOf(flat))
    const isSaid = flat.has('type') && types.size > 0
    types.delete('null')
    const likely = likelyType(flat)
    const [type = isSaid ? undefined : likely] = types.has('number') ? withoutInteger(types) : types
    if (isSaid && type === undefined) {
      return undefined
    }
    if (typesOf(flat)?.size === 0) return undefined
    const isOne = types.size === 1 || (types.size === 2 && types.has('number') && types.has('integer'))
    if (!isSaid && type !== undefined) {
      const reason = `Without a type, whatever is no ${type} is right as well. Here it is not.`
      this.#reporter.add(reading.at, 'type', 'less', reason)
      return this.#readType(type, { ...reading, nullable: false })
    }
    if (isOne && type !== undefined) return this.#readType(type, reading)
    if (!isSaid) return this.#finish(readOpen(reading), reading, undefined)
    return this.#finish(readTypes(types, reading), reading, [...types])
  }

  #readType(type: string, reading: Reading): Field | undefined {
    switch (type) {
      case 'object':
        return this.#finish(readObject(reading), reading, ['object'])
      case 'array':
        return this.#finish(readArray(reading) ?? readTypes(new Set(['array']), reading), reading, ['array'])
      case 'boolean':
        return this.#finish(
          exactField(boolean(), { ...presenceOf(reading), whenMissing: () => false, messages: booleanRules }),
          reading,
          ['boolean'],
        )
      case 'number':
      case 'integer':
        return this.#finish(readNumber(reading, type === 'integer'), reading, ['number'])
      default:
        return this.#finish(readText(reading), reading, ['string'])
    }
  }

  #finish(
    field: Field | undefined,
    reading: Reading,
    types: readonly string[] | undefined,
  ): Field | undefined {
    const labelled = field && withLabels(field, reading)
    reportUnused(reading.flat, types, this.#reporter)
    return labelled
  }
}

function withoutInteger(types: ReadonlySet<string>): readonly string[] {
  return [...types].filter((type) => type !== 'integer')
}
