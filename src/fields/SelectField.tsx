'use client'

import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  use,
  useLayoutEffect,
  useRef,
} from 'react'
import { FilteringContext } from '../internal/FilteringContext'
import { useLocaleWith } from '../internal/useLocaleWith'
import { selectTexts } from '../messages/fields/selectTexts'
import { type ChoiceOption, groupsOf, withUnlisted } from './ChoiceOption'
import { drawFrame, useFrame } from './FieldFrame'
import type { ControlWidthProps, FieldProps } from './FieldProps'
import { useControl } from './useControl'

export interface SelectFieldProps extends FieldProps<string | null>, ControlWidthProps {
  /** The options, in this order; neighbours of one `group` stand under its name. */
  options: readonly ChoiceOption[]
  /** The values that the browser can fill in, such as `country`. */
  autoComplete?: string | undefined
  /** The first option, for no choice. @default "Choose" where a choice is required, "Any" in a `FilterForm`, else "Not given" */
  emptyLabel?: string | undefined
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * One of many options, in the browser's own list. A value that is not among the options is kept and shown; nothing is
 * chosen in anyone's place.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, emptyLabel, required, readOnly, ref, value, defaultValue, resetKey, onValueChange } = props
  const { t } = useLocaleWith(selectTexts)
  const noChoice = use(FilteringContext) ? 'field.any' : 'field.noChoice'
  const frame = useFrame(props)
  const [select, holdSelect] = useControl(ref, defaultValue, resetKey, showChoice)

  // Assistive technology chooses without a key or a press: the choice is put back.
  const kept = useRef('')
  function noteChoice() {
    kept.current = select.current?.value ?? ''
  }
  useLayoutEffect(noteChoice, [select, value, defaultValue, resetKey, readOnly])

  function handleChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    if (readOnly) currentTarget.value = kept.current
    else onValueChange?.(currentTarget.value || null)
  }

  const given = value === undefined ? defaultValue : value
  const needsEmpty = !required || !given
  return drawFrame(
    'sw-Field sw-SelectField',
    props,
    frame,
    <div className="sw-SelectField-box">
      <select
        {...frame.control}
        ref={holdSelect}
        className="sw-Field-control sw-SelectField-control"
        name={props.name}
        autoComplete={props.autoComplete}
        aria-readonly={readOnly}
        {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' })}
        onChange={handleChange}
        onKeyDown={readOnly ? keepKeys : undefined}
        onMouseDown={readOnly ? focusAlone : undefined}
        onFocus={noteChoice}
        onBlur={props.onBlur}
      >
        {needsEmpty && <option value="">{emptyLabel ?? t(required ? 'field.choose' : noChoice)}</option>}
        {groupsOf(withUnlisted(options, given)).map(({ group, members }) =>
          group === undefined ? (
            members.map(drawOption)
          ) : (
            <optgroup key={`${group} ${members[0]?.value}`} label={group}>
              {members.map(drawOption)}
            </optgroup>
          ),
        )}
      </select>
      <svg className="sw-SelectField-arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m6 9 6 6 6-6" />
      </svg>
    </div>,
  )
}

function drawOption({ value, label, disabled }: ChoiceOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/** Also where a native reset leads back to: React says so once only, when the options appear. */
function showChoice(select: HTMLSelectElement, value: string | null | undefined): void {
  for (const option of select.options) option.defaultSelected = option.value === (value ?? '')
  select.value = value ?? ''
}

/** A `<select>` knows no `readonly`: its keys open it or choose, but for those that lead on. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}

/** A press opens the list as well as it takes the focus. */
function focusAlone(event: MouseEvent<HTMLSelectElement>): void {
  event.preventDefault()
  event.currentTarget.focus()
}
