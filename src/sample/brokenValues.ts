import type { Field } from '../spec/fields/Field'
import type { FieldBase } from '../spec/fields/FieldBase'
import { addDecimals } from '../spec/values/addDecimals'
import { isDecimal, writtenDigits } from '../spec/values/decimalText'
import { durationOf } from '../spec/values/durationText'
import { instantOf } from '../spec/values/timeText'
import { dayOf } from './scaleOf'

type Rules = Readonly<Record<string, unknown>>

/** Rules whose opposite is a rule: what keeps the opposite breaks the rule and no other. */
const OPPOSITES: Readonly<Record<string, readonly [other: string, by: number]>> = {
  minLength: ['maxLength', -1],
  maxLength: ['minLength', 1],
  minItems: ['maxItems', -1],
  maxItems: ['minItems', 1],
}

/** The field without a rule, or with its opposite: some of its values break that rule alone. */
export function fieldAgainst(field: Field, rule: string): Field {
  const without: FieldBase & Rules = {
    ...(field as FieldBase & Rules),
    [rule]: undefined,
    validate: undefined,
  }
  const [other, by] = OPPOSITES[rule] ?? ['', 0]
  const limit = (field as FieldBase & Rules)[rule]
  const changed = typeof limit === 'number' && other ? { ...without, [other]: limit + by } : without
  if (rule !== 'accept') return changed as unknown as Field
  return { ...changed, kind: 'file', accept: ['application/x-rejected'] } as unknown as Field
}

/** Values that may break a rule of a field, the likeliest first, given one that keeps all of them. */
export function brokenValues(field: Field, rule: string, kept: unknown): readonly unknown[] {
  if (rule === 'required') return [undefined, field.kind === 'boolean' ? false : null, [], {}, '']
  if (rule === 'min' || rule === 'max') return beyond(field, rule, rule === 'min' ? -1 : 1)
  if (rule === 'uniqueItems' && Array.isArray(kept)) {
    return [
      [...kept, kept[0]],
      [kept[0], ...kept.slice(0, -1)],
      [kept[0], kept[0]],
    ]
  }
  if (rule === 'maxBytes' && (field.kind === 'file' || field.kind === 'image')) {
    const large = (file: unknown) => ({ ...(file as object), size: (field.maxBytes ?? 0) + 1 })
    return [Array.isArray(kept) ? [large(kept[0]), ...kept.slice(1)] : large(kept)]
  }
  if (rule === 'order') {
    const { start, end } = (kept ?? {}) as Rules
    return [
      { start: end, end: start },
      { start: '2026-01-02', end: '2026-01-01' },
    ]
  }
  if (rule === 'step' || rule === 'integer' || rule === 'digits') return between(field, kept)
  if (rule === 'numberTooExact') return [2 ** 53, -(2 ** 53)]
  if (rule === 'keys') {
    return Object.values((kept ?? {}) as Rules).flatMap((value) =>
      ['!', ' ', '0', 'a', '-', ''].map((key) => ({ [key]: value })),
    )
  }
  const written = typeof kept === 'string' ? kept : ''
  const shortest = written.slice(0, 8)
  return [
    ...(rule === 'pattern' || rule === 'format'
      ? ['!', '?', '-', ' ', '0', 'x', 'é'].flatMap((sign) => [
          written.slice(0, -1) + sign,
          written + sign,
          shortest + sign,
          sign + written.slice(1),
        ])
      : []),
    'not one',
    [],
    {},
    true,
    12.5,
    '!!!!!!!!!!!!!',
    'Neither one nor the other',
    '2026-02-30',
    [{}],
    ['not one'],
    () => {},
  ]
}

const dayBeside = (text: string, days: number) => dayOf(Date.parse(text) / 1000 + days * 86_400)

function beyond(field: Field, rule: 'min' | 'max', sign: 1 | -1): readonly unknown[] {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'percent': {
      const bound = field[rule] ?? 0
      return [
        bound + sign * (field.step ?? 1),
        bound + sign * (field.step ?? 1) * 10,
        bound + sign * 0.5,
        bound + sign * Math.abs(bound),
      ]
    }
    case 'decimal':
    case 'money':
      return ['1', field.step ?? '1', '0.01'].map((step) =>
        addDecimals(field[rule] ?? '0', sign < 0 ? `-${step}` : step),
      )
    case 'date':
      return [dayBeside(field[rule] ?? '', sign)]
    case 'dateRange': {
      const { min, max } = field
      const outside = dayBeside((rule === 'min' ? min : max) ?? '', sign)
      return [rule === 'min' ? { start: outside, end: min } : { start: max, end: outside }]
    }
    case 'time': {
      const [hour = 0, minute = 0] = (field[rule] ?? '').split(':').map(Number)
      const at = hour * 60 + minute + sign
      const write = (part: number) => String(part).padStart(2, '0')
      return [
        `${write(Math.floor(at / 60))}:${write(((at % 60) + 60) % 60)}`,
        `${(field[rule] ?? '').slice(0, 5)}:59`,
      ]
    }
    case 'instant': {
      const at = instantOf(field[rule] ?? '') + sign * 1000
      return Number.isNaN(at) ? [] : [new Date(at).toISOString()]
    }
    case 'duration': {
      const seconds = durationOf(field[rule] ?? '')
      return [seconds + sign, Math.floor(seconds + sign / 2)].filter((at) => at >= 0).map((at) => `PT${at}S`)
    }
    default:
      return []
  }
}

/** Between two steps, and with a digit too many. */
function between(field: Field, kept: unknown): readonly unknown[] {
  if (typeof kept === 'number') {
    const { step = 1 } = field as { step?: number | undefined }
    return [kept + step / 2, kept - step / 2, kept + step / 3, kept + 1, kept - 1, kept + 0.5, kept - 0.5]
  }
  if (typeof kept !== 'string' || !isDecimal(kept)) return []
  const parts = writtenDigits(kept)
  const finest = `0.${'0'.repeat(parts)}1`
  return ['1', `0.${'1'.padStart(Math.max(parts, 1), '0')}`, finest].flatMap((step) => [
    addDecimals(kept, step),
    addDecimals(kept, `-${step}`),
  ])
}
