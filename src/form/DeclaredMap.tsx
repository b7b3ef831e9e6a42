'use client'

import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { MapRows } from './MapRows'
import { useField } from './useField'

/** A map that an entity declares: rows of a name and its value. */
export function DeclaredMap(props: DeclaredPartsProps<'map'>) {
  const bound = useField(props.name)
  // A reset, or a value that code sets, is another map to fill in.
  return <MapRows key={bound.resetKey} {...props} bound={bound} />
}
