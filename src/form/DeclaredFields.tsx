import type { ComponentType } from 'react'
import type { Fields } from '../spec/fields/fields'
import { ComputedField } from './ComputedField'
import type { DeclaredFieldProps } from './DeclaredFieldProps'
import { FieldScope } from './FieldScope'

interface DeclaredFieldsProps {
  fields: Fields
  entityName: string
  /** Draws one of them. */
  Inner: ComponentType<DeclaredFieldProps>
}

/** The fields of a group that a person fills in, and those that follow from them. What the server makes is left out. */
export function DeclaredFields({ fields, entityName, Inner }: DeclaredFieldsProps) {
  const drawn = Object.entries(fields).map(([name, field]) => {
    if (field.computed) return <ComputedField key={name} fields={fields} name={name} field={field} />
    return field.readOnly !== true && <Inner key={name} field={field} name={name} entityName={entityName} />
  })
  return <FieldScope fields={fields}>{drawn}</FieldScope>
}
