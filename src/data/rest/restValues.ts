import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/Field'
import { compareDecimals, isDecimal } from '../../spec/values/decimalText'
import type { RestField } from './RestField'
import { checkParts, readParts, writeParts } from './restParts'

/** How values are read from a server, and written to it. */
export interface RestValues {
  readonly read: (name: string, sent: unknown) => unknown
  readonly write: (name: string, value: unknown) => unknown
  /** Writes what a filter compares with, one value or several. */
  readonly writeCompared: (name: string, wanted: unknown) => unknown
}

/** Read and write values as the host says, and else by their kinds: what was read in another form goes back in it. */
export function restValues(
  { name: entityName, fields }: Entity,
  given: Readonly<Record<string, RestField | undefined>> = {},
): RestValues {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(fields, name)) {
      checkParts(own(fields, name), own(given, name), name)
      continue
    }
    fail(
      `restSource(“${entityName}”) was told among its fields how the server writes “${name}”, but the entity has no such field, so that nothing is read or written so. Name the field as the entity does.`,
    )
  }
  /** Ways back to the form in which the server sent the last value of a field. */
  const forms = new Map<string, (value: unknown) => unknown>()

  function read(name: string, sent: unknown): unknown {
    const field = own(fields, name)
    if (!field || sent === undefined || sent === null) return sent
    const how = own(given, name)
    const named = readParts(field, how, sent)
    if (how?.read) return how.read(named)
    const { value, back } = readForm(field, named)
    if (back) forms.set(name, back)
    else forms.delete(name)
    return value
  }

  function write(name: string, value: unknown): unknown {
    if (value === undefined || value === null) return value
    const how = own(given, name)
    const back = how?.write ?? forms.get(name)
    return writeParts(own(fields, name), how, back ? back(value) : value)
  }

  return {
    read,
    write,
    writeCompared(name, wanted) {
      const back = own(given, name)?.write
      const one = (value: unknown) => (value === undefined || value === null ? value : back?.(value))
      if (!back) return wanted
      return Array.isArray(wanted) ? wanted.map(one) : one(wanted)
    },
  }
}

interface Form {
  readonly value: unknown
  /** Writes another value in the same form. */
  readonly back?: ((value: unknown) => unknown) | undefined
}

/**
 * Read a value that servers send in another form than the field has it, where that is certain: numbers as texts, decimals
 * as numbers, a day as its midnight, ticks as 0 and 1. Anything else stays as it is.
 */
function readForm({ kind }: Field, value: unknown): Form {
  switch (kind) {
    case 'integer':
    case 'number':
    case 'percent':
      return typeof value === 'string' && String(Number(value)) === value
        ? { value: Number(value), back: (number) => (typeof number === 'number' ? String(number) : number) }
        : { value }
    case 'decimal':
    case 'money':
      return typeof value === 'number' && isDecimal(String(value))
        ? { value: String(value), back: exactNumber }
        : { value }
    case 'date': {
      const [, day, midnight = ''] =
        (typeof value === 'string' && /^(\d{4}-\d\d-\d\d)(T00:00(?::00(?:\.0+)?)?Z?)$/.exec(value)) || []
      return day === undefined
        ? { value }
        : { value: day, back: (other) => (typeof other === 'string' ? other + midnight : other) }
    }
    case 'boolean':
      return value === 0 || value === 1
        ? { value: value === 1, back: (tick) => (typeof tick === 'boolean' ? Number(tick) : tick) }
        : { value }
    default:
      return { value }
  }
}

/** The number that a text says, if it keeps all digits. */
function exactNumber(value: unknown): unknown {
  if (typeof value !== 'string' || !isDecimal(value)) return value
  const number = Number(value)
  const written = String(number)
  return isDecimal(written) && compareDecimals(written, value) === 0 ? number : value
}
