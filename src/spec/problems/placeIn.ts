import { own } from '../../internal/own'
import type { Field, Fields } from '../fields/Field'
import type { Issue } from '../rules/issues'

type Path = Issue['path']

/**
 * The way to a value through the fields, as issues have it: positions in a list are numbers.
 *
 * @returns nothing when the steps lead to no field
 */
export function placeIn(fields: Fields, steps: readonly string[]): Path | undefined {
  const [name, ...rest] = steps
  if (name === undefined) return []
  const field = own(fields, name)
  return field && after(name, placeInside(field, rest))
}

/** The way without fields to tell by: what looks like a position is one, except at the start, where names stand. */
export function likelyPlace(steps: readonly string[]): Path {
  return steps.map((step, index) => (index > 0 && isPosition(step) ? Number(step) : step))
}

function placeInside(field: Field, steps: readonly string[]): Path | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return []
  switch (field.kind) {
    case 'group':
      return placeIn(field.fields, steps)
    case 'variant':
      if (step === field.by) return rest.length === 0 ? [step] : undefined
      for (const fields of Object.values(field.variants)) {
        const place = placeIn(fields, steps)
        if (place) return place
      }
      return undefined
    case 'list':
      return isPosition(step) ? after(Number(step), placeInside(field.of, rest)) : undefined
    case 'map':
      return after(step, placeInside(field.of, rest))
    case 'json':
      return likelyPlace(['', ...steps]).slice(1)
    case 'dateRange':
      return (step === 'start' || step === 'end') && rest.length === 0 ? [step] : undefined
    case 'choices':
    case 'reference':
    case 'file':
    case 'image': {
      const isMany = field.kind === 'choices' || field.many
      return isMany && isPosition(step) && rest.length === 0 ? [Number(step)] : undefined
    }
    case 'boolean':
    case 'choice':
    case 'code':
    case 'colour':
    case 'date':
    case 'decimal':
    case 'duration':
    case 'instant':
    case 'integer':
    case 'money':
    case 'number':
    case 'percent':
    case 'text':
    case 'time':
      return undefined
  }
}

function after(step: string | number, rest: Path | undefined): Path | undefined {
  return rest && [step, ...rest]
}

function isPosition(step: string): boolean {
  return /^(?:0|[1-9]\d{0,8})$/.test(step)
}
