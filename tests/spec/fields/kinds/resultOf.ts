import type { Field } from '../../../../src/spec/fields/fields'
import { readField, validate } from '../../../../src/spec/rules/validate'
import { entityWith } from '../../parcel'

/** Read a value as a field does. @returns the value as it is stored, or the rules that it breaks, with their places */
export function resultOf(field: Field, value: unknown, options?: Parameters<typeof validate>[2]): unknown {
  const entity = entityWith({ thing: field })
  const broken = validate(entity, { thing: value }, options).map(
    ({ path, rule }) => `${path.slice(1).map(String).join('.')}${path.length > 1 ? ' ' : ''}${rule}`,
  )
  return broken.length > 0 ? broken : readField(entity, 'thing', value, options)
}

/** Values that people never enter, and that a program may send all the same. */
export function oddValues(): [string, unknown][] {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()
  const throwing = () => {
    throw new Error('no')
  }
  const rejecting = new Proxy([], {
    get: throwing,
    has: throwing,
    ownKeys: throwing,
    getPrototypeOf: throwing,
  })
  return [
    ['a symbol', Symbol('odd')],
    ['a function', () => 1],
    ['a big number', 10n],
    ['no number', Number.NaN],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a circle', circle],
    ['a revoked proxy', revoked],
    ['a proxy that rejects', rejecting],
    ['an array with holes', Object.assign([], { length: 4e9 })],
    ['an object that throws', Object.defineProperty({}, 'name', { enumerable: true, get: throwing })],
    ['an array that throws', Object.defineProperty([], 0, { enumerable: true, get: throwing })],
  ]
}
