'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import { own } from '../internal/own'
import type { Fields } from '../spec/fields/fields'
import type { FieldPath } from './FieldPath'
import { useFormContext } from './FormContext'
import type { FormStore } from './FormStore'
import { type Place, PlaceContext } from './Place'

/** Fields that others may name, and those around them. */
interface Scope {
  readonly fields: Fields
  /** Where they stand. */
  readonly place: Place | undefined
  /** The form that holds their values: each row of a map has its own. */
  readonly form: FormStore
  readonly around: Scope | undefined
}

const ScopeContext = createContext<Scope | undefined>(undefined)

interface FieldScopeProps {
  fields: Fields
  children: ReactNode
}

/** Let what stands below name these fields. */
export function FieldScope({ fields, children }: FieldScopeProps) {
  const place = use(PlaceContext)
  const form = useFormContext('EntityField')
  const around = use(ScopeContext)
  const scope = useMemo(() => ({ fields, place, form, around }), [fields, place, form, around])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** A field that another one names. */
export interface NamedField {
  readonly name: string
  readonly form: FormStore
  /** Where it stands in its form. */
  readonly path: FieldPath
  /** Whether it stands beside the one that names it, and not further out. */
  readonly beside: boolean
}

/**
 * Find fields by their names as a person reads them: beside what names them first, and then outwards.
 * @param names the same array as long as they are the same
 */
export function useNamedFields(names: readonly string[]): readonly NamedField[] {
  const scope = use(ScopeContext)
  const form = useFormContext('EntityField')
  return useMemo(() => names.map((name) => find(name, scope, form)), [names, scope, form])
}

function find(name: string, inner: Scope | undefined, form: FormStore): NamedField {
  let last = inner
  for (let scope = inner; scope; scope = scope.around) {
    if (own(scope.fields, name)) return { name, ...placeIn(scope, name), beside: scope === inner }
    last = scope
  }
  const outermost = last?.form ?? form
  const isInForm = own(outermost.getFields(), name) !== undefined
  if (!inner || isInForm) return { name, form: outermost, path: [name], beside: !inner }
  // A host may keep a value that is not declared.
  return { name, ...placeIn(inner, name), beside: true }
}

function placeIn({ form, place }: Scope, name: string) {
  return { form, path: [...(place?.path ?? []), name] }
}
