'use client'

import type { ReactNode } from 'react'
import { dataOf } from '../internal/dataOf'
import type { RootProps } from '../internal/RootProps'
import type { FieldRules, RegisteredField } from './FormStore'
import { GroupFrame } from './GroupFrame'
import { PlaceContext } from './Place'
import { useFieldGroup } from './useFieldGroup'

export interface FieldGroupProps extends RootProps<HTMLFieldSetElement> {
  /** The name of the group's value. Names of fields in it are names in that value. */
  name: string | symbol
  /** Names the group, for eyes and for assistive technology alike. */
  legend: ReactNode
  /** Stands below the legend and is read after it. */
  description?: ReactNode
  /**
   * Whether the group must be there. `false` marks the legend as optional and leaves the group out of the values while
   * nothing is filled in.
   * @selector [data-required]
   */
  required?: boolean | undefined
  /** Validate the value of the group, once focus has left it. Its issues may lead to the fields in it. */
  validate?: FieldRules | undefined
  /** How the value is treated while the group is not on the page. @default 'keep' */
  whenHidden?: RegisteredField['whenHidden'] | undefined
  /** Identifies the group, so that an error summary can lead to it. @default a unique id */
  id?: string | undefined
  /** The ids of elements elsewhere on the page that describe the group as well; they are read before all else. */
  'aria-describedby'?: string | undefined
  /** The fields. */
  children?: ReactNode
}

/** Fields that belong together and are one value of the form: `{ address: { street, city } }`. */
export function FieldGroup(props: FieldGroupProps) {
  const {
    name,
    legend,
    description,
    required,
    validate,
    whenHidden,
    className,
    style,
    ref,
    children,
    ...rest
  } = props
  const group = required === undefined ? undefined : required ? 'required' : 'optional'
  const { id, place, error, warning, onBlur } = useFieldGroup(name, {
    rules: validate,
    id: rest.id,
    group,
    whenHidden,
  })
  return (
    <GroupFrame
      ref={ref}
      data={dataOf(rest)}
      id={id}
      className={className ?? ''}
      style={style}
      legend={legend}
      description={description}
      required={required}
      error={error}
      describedBy={rest['aria-describedby']}
      warning={warning}
      onBlur={onBlur}
    >
      <PlaceContext value={place}>
        <div className="sw-FieldGroup-fields">{children}</div>
      </PlaceContext>
    </GroupFrame>
  )
}
