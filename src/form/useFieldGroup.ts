'use client'

import { type FocusEvent, useId, useMemo } from 'react'
import { useFormContext, useReadOnly } from './FormContext'
import type { RegisteredField } from './FormStore'
import { type Place, usePlace } from './Place'
import { bind, useRegistered, wordsOf } from './useRegistered'

interface FieldGroupState {
  readonly id: string
  /** Where its fields stand. */
  readonly place: Place
  readonly error: string | undefined
  readonly warning: string | undefined
  readonly readOnly: boolean
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Binds a group or a list of fields to the form around it: its rules, its issues, and the place of what stands in it. */
export function useFieldGroup(
  name: string | symbol,
  { rules, id, group, whenHidden }: Partial<RegisteredField>,
): FieldGroupState {
  const store = useFormContext('FieldGroup')
  const place = usePlace(name)
  const readOnly = useReadOnly(place.path)
  const ownId = useId()
  const known = id ?? ownId
  const bound = useMemo(
    () => bind(store, place.path, { id: known, rules, group, whenHidden }),
    [store, place, known, rules, group, whenHidden],
  )
  const { issues } = useRegistered(bound)
  return {
    id: known,
    place,
    ...wordsOf(issues),
    readOnly,
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) bound.onBlur()
    },
  }
}
