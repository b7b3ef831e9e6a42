import type { Fields } from '../fields/Field'
import type { Issue, Severity } from '../rules/issues'
import { readPointer } from '../values/jsonPointer'
import { isPlainObject, ownValue } from '../values/ownValue'
import { likelyPlace, placeIn } from './placeIn'
import { isTextOrNumber } from '../values/isTextOrNumber'

interface Surroundings {
  /** The fields that an issue may speak of. @default any */
  readonly fields?: Fields | undefined
  /** Says what an issue without words is about. */
  readonly words: string
}

/**
 * Read the issues in an answer of a server, in any usual form: a list of `{ pointer, detail }` (RFC 9457) or `{ name,
 * reason }` (RFC 7807), messages by field (`{ email: ['…'] }`), or issues of this library. One that leads to no field
 * becomes an issue without a field: its words are not lost.
 */
export function readServerIssues(problem: unknown, surroundings: Surroundings): readonly Issue[] {
  return LISTS.flatMap((name) => {
    const list = ownValue(problem, name)
    if (Array.isArray(list)) return list.flatMap((item: unknown) => readItem(item, surroundings))
    return isPlainObject(list) ? readByName(list, surroundings) : []
  })
}

const LISTS = ['errors', 'invalid-params', 'invalidParams', 'violations', 'issues']
const NAMES = ['name', 'field', 'property', 'propertyPath', 'parameter']
const WORDS = ['detail', 'reason', 'message', 'title']

function readItem(item: unknown, { fields, words }: Surroundings): readonly Issue[] {
  if (typeof item === 'string') return [issue([], item || words)]
  if (!isPlainObject(item)) return []
  const severity = ownValue(item, 'severity')
  return [
    {
      ...issue(pathOf(item, fields), textAmong(item, WORDS) ?? words),
      rule: textAmong(item, ['rule', 'code']) ?? 'server',
      params: paramsOf(item),
      severity: severity === 'warning' || severity === 'info' ? severity : ('error' satisfies Severity),
    },
  ]
}

function readByName(
  list: Readonly<Record<string, unknown>>,
  { fields, words }: Surroundings,
): readonly Issue[] {
  return Object.keys(list).flatMap((name) => {
    const said = ownValue(list, name)
    const texts = (Array.isArray(said) ? said : [said]).filter((text) => typeof text === 'string')
    return texts.map((text) => issue(pathOfName(name, fields), text || words))
  })
}

function pathOf(item: object, fields: Fields | undefined): Issue['path'] {
  const pointer = textAmong(item, ['pointer'])
  if (pointer !== undefined) return pathOfSteps(readPointer(pointer), fields)
  const inDocument = textAmong(ownValue(item, 'source'), ['pointer'])
  if (inDocument !== undefined) return pathOfSteps(belowAttributes(readPointer(inDocument)), fields)
  const path = ownValue(item, 'path')
  if (Array.isArray(path))
    return pathOfSteps(path.every(isTextOrNumber) ? path.map(String) : undefined, fields)
  const name = textAmong(item, NAMES)
  return name === undefined ? [] : pathOfName(name, fields)
}

/** JSON:API points into the document that was sent, where fields stand below `/data/attributes`. */
function belowAttributes(steps: readonly string[] | undefined): readonly string[] | undefined {
  const [data, part = ''] = steps ?? []
  const isBelow = data === 'data' && ['attributes', 'relationships'].includes(part)
  return isBelow ? steps?.slice(2) : steps
}

function pathOfSteps(steps: readonly string[] | undefined, fields: Fields | undefined): Issue['path'] {
  if (!steps) return []
  return fields ? (placeIn(fields, steps) ?? []) : likelyPlace(steps)
}

/** A name is a field's own, whatever signs are in it; only if no field has it, the signs are read. */
function pathOfName(name: string, fields: Fields | undefined): Issue['path'] {
  if (!fields) return name === '' ? [] : [name]
  if (Object.hasOwn(fields, name)) return [name]
  const steps = name.split(/[.[\]]+/).filter((step) => step !== '' && step !== '$')
  return steps.length === 0 ? [] : pathOfSteps(steps, fields)
}

function issue(path: Issue['path'], message: string): Issue {
  return { path, rule: 'server', params: {}, severity: 'error', source: 'server', message }
}

function paramsOf(item: object): Issue['params'] {
  const params = ownValue(item, 'params')
  if (!isPlainObject(params)) return {}
  const plain = Object.entries(params).filter(([, value]) => isTextOrNumber(value))
  return Object.fromEntries(plain) as Issue['params']
}

function textAmong(holder: unknown, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = ownValue(holder, name)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
