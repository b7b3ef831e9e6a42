'use client'

import { type FocusEvent, type Ref, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { useLocaleWith } from '../internal/useLocaleWith'
import { choicesTexts } from '../messages/fields/choicesTexts'
import { type ChoiceOption, withUnlisted } from './ChoiceOption'
import { optionDescriptionIdOf, drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useDefaultValue } from './useDefaultValue'

export interface CheckboxGroupFieldProps extends FieldProps<readonly string[]> {
  /** The options, in this order and all in sight: up to about ten. */
  options: readonly ChoiceOption[]
  /** The value of the option that excludes all others, such as “None of these”: ticking it takes the other ticks away. */
  exclusiveOption?: string | undefined
  /** Offers a box before the others that ticks them all. @default false */
  selectAll?: boolean | undefined
  /** The first checkbox, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Any number of a few options. A value lists those that are ticked, in the order in which they stand. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { name, required, readOnly, disabled, ref, value, defaultValue, resetKey } = props
  const { exclusiveOption, selectAll, onValueChange } = props
  const { t } = useLocaleWith(choicesTexts)
  const frame = useFrame(props)
  const group = useRef<HTMLDivElement>(null)
  const [all, holdAll] = useSharedRef<HTMLInputElement>(undefined)
  useDefaultValue(group, defaultValue, resetKey, showDefault)

  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control
  const given = value ?? defaultValue
  const options = (given ?? []).reduce(withUnlisted, props.options)
  const isCounted = (option: ChoiceOption) => !option.disabled && option.value !== exclusiveOption
  const counted = options.filter(isCounted).map((option) => option.value)

  // HTML knows no group of checkboxes of which one is needed: the first asks for it while none is ticked.
  useLayoutEffect(() => noteTicks(group.current, required, counted))
  useEffect(() => {
    const form = group.current?.querySelector('input')?.form
    const note = () => setTimeout(() => noteTicks(group.current, required, counted))
    form?.addEventListener('reset', note)
    return () => form?.removeEventListener('reset', note)
  })

  function tell(ticked: readonly string[]) {
    if (value === undefined) show(group.current, ticked)
    noteTicks(group.current, required, counted)
    onValueChange?.(ticked)
  }

  function toggle(changed: string, isTicked: boolean) {
    const before = value ?? ticksIn(group.current)
    const keeps = (one: string) =>
      one === changed
        ? isTicked
        : before.includes(one) && !(isTicked && (changed === exclusiveOption || one === exclusiveOption))
    tell(options.map((option) => option.value).filter(keeps))
  }

  function toggleAll(isTicked: boolean) {
    const before = value ?? ticksIn(group.current)
    const fixed = (one: ChoiceOption) => one.disabled && before.includes(one.value)
    const kept = options.filter((option) => (isTicked && isCounted(option)) || fixed(option))
    tell(kept.map((option) => option.value))
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  const shared = {
    type: 'checkbox',
    className: 'sw-CheckboxField-control sw-CheckboxGroupField-control',
    'aria-invalid': invalid,
    'aria-readonly': readOnly,
    onClick: readOnly ? keepTick : undefined,
  }
  return drawFrame(
    'sw-Field sw-CheckboxGroupField',
    props,
    frame,
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that the focus leaves
    <div
      ref={group}
      className="sw-CheckboxGroupField-options"
      role="group"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      aria-disabled={disabled}
      onBlur={handleBlur}
    >
      {selectAll && (
        <div className="sw-CheckboxGroupField-option" data-all="">
          <input
            {...shared}
            ref={holdAll}
            id={`${id}-all`}
            data-all=""
            disabled={disabled}
            defaultChecked={counted.length > 0 && counted.every((one) => given?.includes(one))}
            onChange={readOnly ? keepTick : () => toggleAll(all.current?.checked ?? false)}
          />
          <label className="sw-CheckboxGroupField-label" htmlFor={`${id}-all`}>
            {t('choices.all')}
          </label>
        </div>
      )}
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index + 1}`
        return (
          <div
            key={option.value}
            className="sw-CheckboxGroupField-option"
            data-exclusive={option.value === exclusiveOption ? '' : undefined}
          >
            {option.divider && <div className="sw-CheckboxGroupField-divider">{option.divider}</div>}
            <input
              {...shared}
              id={optionId}
              ref={index === 0 ? ref : undefined}
              name={name}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-describedby={option.description ? optionDescriptionIdOf(optionId) : undefined}
              {...(value === undefined
                ? { defaultChecked: defaultValue?.includes(option.value) ?? false }
                : { checked: value.includes(option.value) })}
              onChange={
                readOnly ? keepTick : ({ currentTarget }) => toggle(option.value, currentTarget.checked)
              }
            />
            <label className="sw-CheckboxGroupField-label" htmlFor={optionId}>
              {option.label}
            </label>
            {option.description && (
              <div className="sw-CheckboxGroupField-description" id={optionDescriptionIdOf(optionId)}>
                {option.description}
              </div>
            )}
          </div>
        )
      })}
    </div>,
    { group: true },
  )
}

function boxesIn(group: HTMLElement | null): HTMLInputElement[] {
  return [...(group?.querySelectorAll<HTMLInputElement>('input:not([data-all])') ?? [])]
}

function ticksIn(group: HTMLElement | null): readonly string[] {
  return boxesIn(group).flatMap((box) => (box.checked ? box.value : []))
}

function show(group: HTMLElement | null, ticked: readonly string[]): void {
  for (const box of boxesIn(group)) box.checked = ticked.includes(box.value)
}

function showDefault(group: HTMLElement, ticked: readonly string[] | undefined): void {
  for (const box of boxesIn(group)) {
    box.checked = box.defaultChecked = ticked?.includes(box.value) ?? false
  }
}

/** Update after ticks: whether one is still needed, and whether all of those `counted` are there. */
function noteTicks(group: HTMLElement | null, required: boolean | undefined, counted: readonly string[]) {
  const ticked = ticksIn(group)
  const [first] = boxesIn(group)
  if (first) first.required = Boolean(required) && ticked.length === 0
  const all = group?.querySelector<HTMLInputElement>('input[data-all]')
  if (!all) return
  const found = counted.filter((one) => ticked.includes(one)).length
  all.checked = found > 0 && found === counted.length
  all.indeterminate = found > 0 && found < counted.length
}

/** A checkbox knows no `readonly`. */
function keepTick(event: SyntheticEvent): void {
  event.preventDefault()
}
