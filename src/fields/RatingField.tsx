'use client'

import Star from 'lucide-react/icons/star'
import { type FocusEvent, type Ref, useRef } from 'react'
import { unitList } from '../messages/listText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { ratingTexts } from '../messages/fields/ratingTexts'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { keepChoice, showChoice } from './radios'
import { useDefaultValue } from './useDefaultValue'

export interface RatingFieldProps extends FieldProps<number | null> {
  /** How many stars there are. @default 5 */
  max?: number | undefined
  /** A word for each number of stars, beginning with one: shown once it is chosen, and said with it. */
  words?: readonly string[] | undefined
  /** The first star, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A verdict in stars, from one to `max`. Where none is demanded, it can be taken back. */
export function RatingField(props: RatingFieldProps) {
  const { max = 5, words = [], name, required, readOnly, disabled, ref } = props
  const { value, defaultValue, resetKey, onValueChange } = props
  const { t, locale } = useLocaleWith(ratingTexts)
  const frame = useFrame(props)
  const group = useRef<HTMLDivElement>(null)
  useDefaultValue(group, defaultValue, resetKey, showChoice)
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  function clear() {
    if (!group.current) return
    // The button goes with the rating: the focus must not go with it.
    group.current.querySelector('input')?.focus()
    if (value === undefined) for (const star of group.current.querySelectorAll('input')) star.checked = false
    onValueChange?.(null)
  }

  return drawFrame(
    'sw-Field sw-RatingField',
    props,
    frame,
    <div
      ref={group}
      className="sw-RatingField-stars"
      role="radiogroup"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-readonly={readOnly}
      aria-disabled={disabled}
      onBlur={handleBlur}
    >
      {Array.from({ length: max }, (_, index) => {
        const count = index + 1
        const word = words.slice(index, count).filter(Boolean)
        const said = unitList([t('rating.stars', { count }), ...word], locale, 'short')
        const shown = unitList([t('rating.shown', { count, max }), ...word], locale, 'short')
        return (
          <span key={count} className="sw-RatingField-option">
            <span className="sw-RatingField-star">
              <input
                id={index === 0 ? id : `${id}-${count}`}
                ref={index === 0 ? ref : undefined}
                className="sw-RatingField-control"
                type="radio"
                name={name ?? id}
                value={count}
                required={required}
                disabled={disabled}
                aria-label={said}
                {...(value === undefined
                  ? { defaultChecked: count === defaultValue }
                  : { checked: count === value })}
                onChange={readOnly ? keepChoice : () => onValueChange?.(count)}
                onClick={readOnly ? keepChoice : undefined}
              />
              <Star className="sw-RatingField-shape" aria-hidden="true" />
            </span>
            <span className="sw-RatingField-words" aria-hidden="true">
              {shown}
            </span>
          </span>
        )
      })}
      {!required && !readOnly && !disabled && (
        <button type="button" className="sw-RatingField-clear" onClick={clear}>
          {t('rating.clear')}
        </button>
      )}
    </div>,
    { group: true },
  )
}
