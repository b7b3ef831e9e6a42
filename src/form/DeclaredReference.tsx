'use client'

import type { ComponentType } from 'react'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import type { FieldOf } from '../spec/fields/fields'
import { FilteredReference } from './FilteredReference'
import { type Fills, useFills } from './useFills'

interface DeclaredReferenceProps extends ReferenceFieldProps {
  /** Draws the field. */
  as: ComponentType<ReferenceFieldProps>
  field: FieldOf<'reference'>
  /** Its key in what it stands in. */
  place: string | symbol
}

/** A reference as it is declared: to some records alone, or one that fills in what stands beside it. */
export function DeclaredReference({ field, place, ...props }: DeclaredReferenceProps) {
  const { to, fills } = field
  return fills ? (
    <FillingReference {...props} declared={field.filter} place={place} filling={{ to, fills }} />
  ) : (
    <OfferedReference {...props} declared={field.filter} place={place} />
  )
}

interface OfferedProps extends ReferenceFieldProps {
  as: ComponentType<ReferenceFieldProps>
  declared: FieldOf<'reference'>['filter']
  place: string | symbol
}

function OfferedReference({ as: Control, declared, place, ...props }: OfferedProps) {
  if (!declared) return <Control {...props} />
  return <FilteredReference {...props} as={Control} declared={declared} place={place} />
}

interface FillingProps extends OfferedProps {
  filling: Fills
}

function FillingReference({ filling, onValueChange, ...props }: FillingProps) {
  const choose = useFills(props.place, filling, (next) => onValueChange?.(next))
  return <OfferedReference {...props} onValueChange={choose} />
}
