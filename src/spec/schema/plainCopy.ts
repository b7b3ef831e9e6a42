import { isPlainObject, withOwn } from '../ownValue'
import type { SchemaReporter } from './SchemaReport'

const DEEPEST = 200

/** The schema as JSON would hold it, so that whatever reads it meets no function, no getter and no circle. */
export function plainCopy(value: unknown, reporter: SchemaReporter): unknown {
  const copies = new Map<object, unknown>()
  const around = new Set<object>()
  const cut = (at: string, reason: string) => {
    reporter.add(at, '', 'more', `${reason} Nothing is taken from there.`)
    return true
  }
  const copy = (given: unknown, at: string): unknown => {
    if (given === null || typeof given === 'string' || typeof given === 'boolean') return given
    if (typeof given === 'number' && Number.isFinite(given)) return given
    if (typeof given !== 'object') return cut(at, 'JSON cannot hold this.')
    if (around.has(given)) return cut(at, 'This holds itself.')
    if (around.size > DEEPEST) return cut(at, 'This is too deep.')
    const known = copies.get(given)
    if (known !== undefined) return known
    around.add(given)
    let made: unknown
    try {
      made = Array.isArray(given)
        ? Array.from(given, (item, index) => copy(item, `${at}/${index}`))
        : copyObject(given as Readonly<Record<string, unknown>>, at, copy)
    } catch {
      made = cut(at, 'This cannot be read.')
    }
    around.delete(given)
    copies.set(given, made)
    return made
  }
  return copy(value, '')
}

function copyObject(
  given: Readonly<Record<string, unknown>>,
  at: string,
  copy: (given: unknown, at: string) => unknown,
): unknown {
  const made: Record<string, unknown> = {}
  if (!isPlainObject(given)) return made
  for (const key of Object.keys(given)) {
    const value = given[key]
    if (value === undefined) continue
    withOwn(made, key, copy(value, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`))
  }
  return made
}
