import type { ComponentType } from 'react'
import type { Fields } from '../spec/fields/fields'
import type { DeclaredFieldProps } from './DeclaredFieldProps'

interface DeclaredFieldsProps {
  fields: Fields
  entityName: string
  /** Draws one of them. */
  Inner: ComponentType<DeclaredFieldProps>
}

/** The fields of a group that a person fills in. What the server makes is left out. */
export function DeclaredFields({ fields, entityName, Inner }: DeclaredFieldsProps) {
  return Object.entries(fields).map(
    ([name, field]) =>
      field.readOnly !== true && <Inner key={name} field={field} name={name} entityName={entityName} />,
  )
}
