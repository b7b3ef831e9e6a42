import { defaultOf } from './defaultOf'
import { isEmptyValue } from './isEmptyValue'
import type { Field, Fields } from '../fields/Field'

/** A value that a field may hold, where it matters that something is there and not what. */
export function someValue(field: Field): unknown {
  const given: unknown = field.example ?? defaultOf(field)
  if (!isEmptyValue(given)) return given
  switch (field.kind) {
    case 'text':
      return 'x'
    case 'integer':
    case 'number':
    case 'percent':
      return field.min ?? field.max ?? 1
    case 'decimal':
    case 'money':
      return field.min ?? field.max ?? '1'
    case 'boolean':
      return true
    case 'choice':
      return field.options[0]
    case 'choices':
      return field.options.slice(0, 1)
    case 'date':
      return field.min ?? field.max ?? '2026-01-15'
    case 'time':
      return field.min ?? field.max ?? '12:00'
    case 'instant':
      return field.min ?? field.max ?? '2026-01-15T12:00:00Z'
    case 'dateRange': {
      const day = field.min ?? field.max ?? '2026-01-15'
      return { start: day, end: day }
    }
    case 'duration':
      return field.min ?? field.max ?? 'PT1H'
    case 'reference':
      return field.many ? ['1'] : '1'
    case 'list':
      return [someValue(field.of)]
    case 'group':
      return valuesOf(field.fields)
    case 'variant': {
      const [name = '', fields = {}] = Object.entries(field.variants)[0] ?? []
      return { [field.by]: name, ...valuesOf(fields) }
    }
    case 'map':
      return { key: someValue(field.of) }
    case 'file':
      return field.many
        ? [{ name: 'a.txt', type: 'text/plain', size: 1 }]
        : { name: 'a.txt', type: 'text/plain', size: 1 }
    case 'image':
      return field.many
        ? [{ name: 'a.png', type: 'image/png', size: 1 }]
        : { name: 'a.png', type: 'image/png', size: 1 }
    case 'code':
      return '0'.repeat(field.length ?? 6)
    case 'colour':
      return '#000000'
    case 'json':
      return true
  }
}

function valuesOf(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, someValue(field)]))
}
