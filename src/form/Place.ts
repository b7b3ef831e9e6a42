'use client'

import { createContext, use, useMemo } from 'react'
import { bracketed } from './controlName'
import type { FieldPath } from './FieldPath'

/** The group or the item of a list that fields stand in. */
export interface Place {
  readonly path: FieldPath
  /** The beginning of the names of controls in it. */
  readonly name: string
}

/** Where the fields below stand; in the form itself without one. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** Where a field of a name stands, the same until it stands elsewhere. The symbol of an item is the item around. */
export function usePath(name: string | symbol): string | FieldPath {
  const around = use(PlaceContext)
  return useMemo(() => pathIn(around, name), [around, name])
}

/** The place that a group makes for what stands in it. */
export function usePlace(name: string | symbol): Place {
  const around = use(PlaceContext)
  return useMemo(() => {
    const path = pathIn(around, name)
    return { path: typeof path === 'string' ? [path] : path, name: nameIn(around, name) }
  }, [around, name])
}

export function pathIn(around: Place | undefined, name: string | symbol): string | FieldPath {
  if (around === undefined) return typeof name === 'string' ? name : [name]
  return isItem(around, name) ? around.path : [...around.path, name]
}

/**
 * The name of a control, under which the browser sends it: `lines[0][price]`. The number is that of the item for as long
 * as it lives, so that nothing is renamed when it moves: radios that were renamed would lose their choice.
 */
export function nameIn(around: Place | undefined, name: string | symbol): string {
  const own = typeof name === 'string' ? name : (name.description ?? '')
  if (around === undefined) return own
  return isItem(around, name) ? around.name : `${around.name}${bracketed(own)}`
}

/** A field in a group may have the name of that group: a symbol alone means what is around. */
function isItem(around: Place, name: string | symbol): boolean {
  return typeof name === 'symbol' && around.path.at(-1) === name
}
