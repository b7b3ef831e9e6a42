'use client'

import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { FieldWithoutControl } from './FieldWithoutControl'
import { isOfOneControl } from './getFieldControl'
import { MapRows } from './MapRows'
import { useField } from './useField'

/** A map that an entity declares: rows of a name and its value. */
export function DeclaredMap(props: DeclaredPartsProps<'map'>) {
  const bound = useField(props.name)
  const { of } = props.field
  if (!isOfOneControl(of)) return <FieldWithoutControl {...props} />
  // A reset, or a value that code sets, is another map to fill in.
  return <MapRows key={bound.resetKey} {...props} of={of} bound={bound} />
}
