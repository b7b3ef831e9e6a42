'use client'

import type { CSSProperties, FocusEvent, ReactNode, Ref } from 'react'
import { descriptionIdOf, drawMessage, isShown, mark, messageIdOf } from '../fields/FieldFrame'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { fieldTexts } from '../messages/fields/fieldTexts'

interface GroupFrameProps {
  id: string
  legend: ReactNode
  description: ReactNode
  required: boolean | undefined
  error: string | undefined
  warning: string | undefined
  describedBy?: string | undefined
  onBlur: (event: FocusEvent<HTMLElement>) => void
  className: string
  style?: CSSProperties | undefined
  data?: object | undefined
  ref?: Ref<HTMLFieldSetElement> | undefined
  /** Stands below the message. */
  actions?: ReactNode
  children: ReactNode
}

/** Legend, description and message around what is several fields, as a field has them around its control. */
export function GroupFrame(props: GroupFrameProps) {
  const { id, legend, description, required, error, warning, onBlur } = props
  const { className, style, data, ref, actions, children } = props
  const { t } = useLocaleWith(fieldTexts)
  const describedBy = classes(
    props.describedBy,
    isShown(description) && descriptionIdOf(id),
    isShown(error ?? warning) && messageIdOf(id),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notes that focus has left, and does nothing else
    <fieldset
      {...data}
      ref={ref}
      id={id}
      className={classes('sw-FieldGroup', className)}
      style={style}
      aria-describedby={describedBy || undefined}
      data-invalid={mark(isShown(error))}
      data-required={mark(required)}
      onBlur={onBlur}
    >
      <legend className="sw-FieldGroup-legend">
        {legend} {required === false && <span className="sw-Field-optional">{t('field.optional')}</span>}
      </legend>
      {isShown(description) && (
        <div className="sw-Field-description" id={descriptionIdOf(id)}>
          {description}
        </div>
      )}
      {children}
      {drawMessage({ label: legend, error, warning }, id)}
      {actions}
    </fieldset>
  )
}
