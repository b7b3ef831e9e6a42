import { isValidElement } from 'react'
import type { StrictArgTypes } from 'storybook/internal/types'

interface Told {
  argTypes: StrictArgTypes
  initialArgs?: Record<string, unknown>
}

type ArgType = StrictArgTypes[string]

/** Offer a control where a person can change something with it, and none where it would offer "Set object". */
export function withUsableControls({ argTypes, initialArgs = {} }: Told): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control === undefined ? { ...argType, ...controlFor(argType, initialArgs[name]) } : argType,
    ]),
  )
}

const noControl = { control: { disable: true } }

/** Nothing where Storybook's own choice is a good one. */
function controlFor({ type }: ArgType, value: unknown): Partial<ArgType> {
  const kind = typeof type === 'object' ? type.name : type
  if (value === undefined || value === null) {
    if (kind !== undefined && scalars.includes(kind)) return {}
    return isReactNode(type) ? { control: { type: 'text' } } : noControl
  }
  if (typeof value === 'object') return isPlainData(value) ? {} : noControl
  if (typeof value === 'function') return noControl
  if (kind !== undefined && scalars.includes(kind)) return {}
  return { control: { type: typeof value === 'string' ? 'text' : typeof value } as ArgType['control'] }
}

const scalars = ['string', 'number', 'boolean', 'enum', 'date']

const isReactNode = (type: ArgType['type']) =>
  typeof type === 'object' && type.name === 'other' && type.value === 'ReactNode'

/** Whether an editor of JSON would give the value back unchanged. */
function isPlainData(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (typeof value !== 'object' || isValidElement(value)) return false
  if (Array.isArray(value)) return value.every(isPlainData)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainData)
}
