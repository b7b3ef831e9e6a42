import type { RecordBy } from '../spec/entities/Entity'
import type { Field, Fields } from '../spec/fields/Field'
import type { EntitySampler } from './createSampler'
import { internalsOf } from './internals'
import { keepsRules } from './keepsRules'
import { makerOf } from './makerOf'
import type { Make, Place, SampleContext } from './Place'
import { SampleError } from './SampleError'

type Rules = Readonly<Record<string, unknown>>

/** A limit: a field whose rules leave nothing else, or a value. */
type Edge = { readonly field: Field } | { readonly value: unknown }

const BOUNDS = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

/** Values that hand-made code forgets; those that break a rule are passed over. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  text: ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧'],
  integer: [0, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  number: [0, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  percent: [0, 100],
  decimal: ['0', '-99999999999999999', '99999999999999999'],
  money: ['0.00', '0', '99999999999999999'],
  boolean: [false, true],
  date: ['2000-02-29', '0001-01-01', '9999-12-31'],
  time: ['00:00', '23:59'],
  instant: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  duration: ['PT0S', 'P365D'],
  colour: ['#000000', '#ffffff'],
  json: [0, [], {}, false],
  choices: [[]],
  list: [[]],
  map: [{}],
}

/**
 * A record of values at the limits of their rules: the least, the most, the longest, nothing at all. Another index has
 * other limits; a field without any has its usual value.
 */
export function boundarySample<F extends Fields>(samples: EntitySampler<F>, index: number): RecordBy<F> {
  const { context, recordBy } = internalsOf(samples)
  return recordBy({ ...context, makerOf: edgeMaker })(index) as RecordBy<F>
}

function edgeMaker(field: Field, place: Place, context: SampleContext): Make {
  const usual = makerOf(field, place, context)
  const edges = edgesOf(field)
  const optional = place.isOptional ? 1 : 0
  return (point, run) => {
    const at = run.index % (edges.length + optional)
    const edge = edges[at]
    if (run.rejected || edges.length === 0) return usual(point, run)
    if (!edge && run.missing !== 0) return undefined
    try {
      const value =
        !edge || 'value' in edge
          ? edge?.value
          : makerOf(edge.field, { ...place, isOptional: false }, context)(point, run)
      if (value !== undefined && keepsRules(field, value)) return value
    } catch (error) {
      // No value has that limit; the usual one takes its place.
      if (!(error instanceof SampleError)) throw error
    }
    return usual(point, run)
  }
}

function edgesOf(field: Field): readonly Edge[] {
  const rules = field as unknown as Rules
  const exact = BOUNDS.flatMap(([least, most]) =>
    [rules[least], rules[most]]
      .filter((limit) => limit !== undefined)
      .map((limit) => ({ field: { ...rules, [least]: limit, [most]: limit } as unknown as Field })),
  )
  const values =
    'options' in field && field.kind === 'choice'
      ? [field.options[0], field.options.at(-1)]
      : VALUES[field.kind]
  const fixed = [...lastStep(rules), ...(values ?? [])].map((value) => ({ value }))
  const items = field.kind === 'list' && field.required && rules['minItems'] === undefined
  return [...(items ? [{ field: { ...field, minItems: 1, maxItems: 1 } }] : []), ...exact, ...fixed]
}

/** The last step of numbers where the most is between two. */
function lastStep({ min = 0, max, step }: Rules): readonly number[] {
  if (typeof min !== 'number' || typeof max !== 'number' || typeof step !== 'number') return []
  return [min + Math.floor((max - min) / step) * step]
}
