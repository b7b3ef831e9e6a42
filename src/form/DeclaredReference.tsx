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
    <OfferedReference {...props} declared={field.filter} />
  )
}

interface OfferedProps extends ReferenceFieldProps {
  as: ComponentType<ReferenceFieldProps>
  declared: FieldOf<'reference'>['filter']
}

function OfferedReference({ as: Control, declared, ...props }: OfferedProps) {
  return declared ? <FilteredReference {...props} as={Control} declared={declared} /> : <Control {...props} />
}

interface FillingProps extends OfferedProps {
  place: string | symbol
  filling: Fills
}

function FillingReference({ place, filling, onValueChange, ...props }: FillingProps) {
  const choose = useFills(place, filling, (next) => onValueChange?.(next))
  return <OfferedReference {...props} onValueChange={choose} />
}
