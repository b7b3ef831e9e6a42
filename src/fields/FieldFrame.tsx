'use client'

import { type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { ErrorSign } from '../internal/ErrorSign'
import { type MotionParts, useMotionParts } from '../motion/MotionContext'
import { useLocaleWith } from '../internal/useLocaleWith'
import { fieldTexts } from '../messages/fields/fieldTexts'
import type { ControlWidthProps, FieldProps } from './FieldProps'

export interface FieldFrameProps extends FramedProps {
  /** Draws the control with the attributes that tie it to its words; all of them belong on what takes focus. */
  children: (control: ControlAttributes) => ReactNode
  /** The root: the control is the host's, and so is its ref. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** The attributes of every control of a field. */
export interface ControlAttributes {
  id: string
  required: boolean | undefined
  disabled: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** Label, description and error around a control of the host's own, as around every field of the library. */
export function FieldFrame(props: FieldFrameProps) {
  const frame = useFrame(props)
  return drawFrame('sw-Field sw-FieldFrame', props, frame, props.children(frame.control), props)
}

/** The part of a field's props that its frame reads; all `data-*` come along. */
export type FramedProps = Pick<
  FieldProps<never>,
  | 'label'
  | 'description'
  | 'error'
  | 'warning'
  | 'invalid'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'id'
  | 'aria-describedby'
  | 'className'
  | 'style'
  | `data-${string}`
> &
  ControlWidthProps

/** The part that a field's frame and its control share. */
export interface Frame {
  readonly control: ControlAttributes
  /** The id of the description; without one there is none. */
  readonly descriptionId: string | undefined
  readonly Reveal: MotionParts['Reveal'] | undefined
}

/** Texts inside the control's border, before and after the value. */
export interface Affixes {
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
}

/** @param affixes the control is described by them as well, so that a unit is heard */
export function useFrame(props: FramedProps, affixes: Affixes = {}): Frame {
  const made = useId()
  const Reveal = useMotionParts()?.Reveal
  const { id = made, description, required, disabled } = props
  const invalid = isInvalid(props)
  const { prefix, suffix } = affixes
  const descriptionId = isShown(description) ? descriptionIdOf(id) : undefined
  const describedBy = classes(
    props['aria-describedby'],
    prefix && prefixIdOf(id),
    suffix && suffixIdOf(id),
    descriptionId,
    isShown(messageIn(props)) && messageIdOf(id),
  )
  return {
    Reveal,
    descriptionId,
    control: {
      id,
      required,
      disabled,
      'aria-describedby': describedBy || undefined,
      // An empty required control is invalid to the browser from the start; a person is told so only once they were asked.
      'aria-invalid': invalid || (required ? false : undefined),
    },
  }
}

interface FrameLayout {
  group?: boolean | undefined
  leads?: boolean | undefined
  controlFirst?: boolean | undefined
  aside?: ReactNode
  below?: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * A function and not a component: a form of a thousand fields pays for one component each.
 * @param root its classes: a constant, because a thousand texts that are made anew are slow and large
 * @param group whether the control is several elements, which the label names together
 * @param leads whether the label leads to the one with the field's `id`; a click on the label of radios must choose none
 * @param controlFirst whether the control stands before its label, as a checkbox does
 * @param below stands between the control and the message
 */
export function drawFrame(
  root: string,
  props: FramedProps,
  { control: { id }, descriptionId, Reveal }: Frame,
  control: ReactNode,
  { group = false, leads = !group, controlFirst = false, aside, below, ref }: FrameLayout = {},
): ReactElement {
  const { label, description, required, disabled, readOnly, width, className, style } = props
  const message = drawMessage(props, id)
  // A label that is one text and nothing else is one node less for each of a thousand fields.
  const name =
    required === false ? (
      <>
        {label} <Optional />
      </>
    ) : (
      label
    )
  return (
    <div
      {...dataOf(props)}
      ref={ref}
      className={classes(root, className)}
      style={style}
      data-invalid={mark(isInvalid(props))}
      data-required={mark(required)}
      data-disabled={mark(disabled)}
      data-readonly={mark(readOnly)}
      data-width={width}
    >
      {controlFirst && control}
      {leads ? (
        <label className="sw-Field-label" htmlFor={id} id={group ? labelIdOf(id) : undefined}>
          {name}
        </label>
      ) : (
        <div className="sw-Field-label" id={labelIdOf(id)}>
          {name}
        </div>
      )}
      {aside}
      {descriptionId && (
        <div className="sw-Field-description" id={descriptionId}>
          {description}
        </div>
      )}
      {!controlFirst && control}
      {below}
      {Reveal ? <Reveal>{message}</Reveal> : message}
    </div>
  )
}

/** The error, or else the warning. Not a live region: the form's summary announces, and focus reads it. */
export function drawMessage(props: FramedProps, id: string): ReactElement | null {
  const message = messageIn(props)
  if (!isShown(message)) return null
  const tone = isShown(props.error) ? 'error' : 'warning'
  return (
    <div className="sw-Field-message" data-tone={tone} id={messageIdOf(id)}>
      {tone === 'error' ? errorSign : warningSign}
      <span>{message}</span>
    </div>
  )
}

export const labelIdOf = (id: string) => `${id}-label`
export const descriptionIdOf = (id: string) => `${id}-description`
/** The first option has the field's `id`, so that its description needs another than the field's. */
export const optionDescriptionIdOf = (id: string) => `${id}-option-description`
export const messageIdOf = (id: string) => `${id}-message`
export const prefixIdOf = (id: string) => `${id}-prefix`
export const suffixIdOf = (id: string) => `${id}-suffix`

/** Nothing to see is nothing to point at: `''` and `false` draw nothing. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== ''
}

export function isInvalid({ invalid = false, error }: FramedProps): boolean {
  return invalid || isShown(error)
}

export function mark(state: boolean | undefined): '' | undefined {
  return state ? '' : undefined
}

function messageIn({ error, warning }: FramedProps): ReactNode {
  return isShown(error) ? error : warning
}

function Optional() {
  const { t } = useLocaleWith(fieldTexts)
  return <span className="sw-Field-optional">{t('field.optional')}</span>
}

const errorSign = <ErrorSign />

/** Lucide's triangle-alert. */
const warningSign = (
  <svg className="sw-Field-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m21.73 18-8-14a2 2 0 0 0-3.46 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
  </svg>
)
