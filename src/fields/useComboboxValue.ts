'use client'

import { type Ref, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { useLocaleWith } from '../internal/useLocaleWith'
import { comboboxTexts } from '../messages/fields/comboboxTexts'
import type { ChoiceOption } from './ChoiceOption'
import type { FieldProps } from './FieldProps'
import { findByLabel } from './filterOptions'
import { setControlText } from './setControlText'
import { unlistedText } from './unlistedText'
import { useDefaultValue } from './useDefaultValue'

/** How a value and the text in the box lead to each other. */
export interface ComboboxValueProps extends FieldProps<string | null> {
  /** The option of the value, where `options` do not have it, as before any are loaded. Its label stands in the box. */
  selectedOption?: ChoiceOption | null | undefined
  /** The label of a value, where neither `options` nor `selectedOption` have it. @default the value itself */
  getOptionLabel?: ((value: string) => string | undefined) | undefined
  /** Takes any text as a value; the options only help to type it. @default false */
  allowsCustomValue?: boolean | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Keep the text in the box and the submitted value in step, when either is changed by a person, the parent, a
 * native reset or autofill.
 *
 * @param found the options among which a text is read now
 */
export function useComboboxValue(
  props: ComboboxValueProps & { options?: readonly ChoiceOption[] | undefined },
  found: readonly ChoiceOption[],
) {
  const { ref, options, selectedOption, getOptionLabel, allowsCustomValue, registerValidator } = props
  const { value, defaultValue, resetKey, label: fieldLabel } = props
  const { t, locale } = useLocaleWith(comboboxTexts)
  const [input, holdInput] = useSharedRef(ref)
  const submitted = useRef<HTMLInputElement>(null)
  /** The text that a person typed and that is no option. */
  const typed = useRef<string>(undefined)
  /** An option that was chosen keeps its label, whichever are loaded by then. */
  const chosen = useRef<ChoiceOption>(undefined)

  const labelFor = useCallback(
    (text: string | null | undefined): string => {
      if (!text) return ''
      if (selectedOption?.value === text) return selectedOption.label
      return options?.find((option) => option.value === text)?.label ?? getOptionLabel?.(text) ?? text
    },
    [options, selectedOption, getOptionLabel],
  )

  const show = useCallback(
    (box: HTMLInputElement, next: string | null | undefined) => {
      typed.current = undefined
      setControlText(box, chosen.current?.value === next ? chosen.current?.label : labelFor(next))
      if (submitted.current) setControlText(submitted.current, next ?? '')
    },
    [labelFor],
  )
  useDefaultValue(input, defaultValue, resetKey, show)

  // A label may come later than its value.
  const given = value === undefined ? defaultValue : value
  const label = useMemo(() => labelFor(given), [labelFor, given])
  const shownLabel = useRef(label)
  useLayoutEffect(() => {
    const last = shownLabel.current
    shownLabel.current = label
    if (label === last || submitted.current?.value !== (given ?? '')) return
    if (input.current?.value === last) show(input.current, given)
  }, [label, given, input, show])

  // While the parent decides what stands there, what it does not take up goes again; a text that is no option yet stays.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const edited = useRef<{ from: string | null }>(undefined)
  useLayoutEffect(() => {
    if (value === undefined || !input.current) return
    const standing = submitted.current?.value || null
    if (standing === value) return
    const isPassedOver = edited.current && (value === null || value === edited.current.from)
    if (isPassedOver && typed.current !== undefined) return
    edited.current = undefined
    show(input.current, value)
  })

  function tell(next: string | null) {
    if (submitted.current) setControlText(submitted.current, next ?? '')
    edited.current = { from: value ?? null }
    props.onValueChange?.(next)
    if (value !== undefined) drawAgain()
  }

  function choose(option: ChoiceOption) {
    chosen.current = option
    typed.current = undefined
    const isNew = submitted.current?.value !== option.value
    if (input.current) setControlText(input.current, option.label)
    if (isNew) tell(option.value)
  }

  function readText(text: string) {
    const option = allowsCustomValue ? undefined : findByLabel(found, text)
    if (option) chosen.current = option
    typed.current = option || text === '' ? undefined : text
    tell(option ? option.value : text || null)
  }

  const isUnfinished = () => typed.current !== undefined && input.current?.value === typed.current

  // A slow page can be filled in before its script runs, and React hears nothing of that.
  const hydrated = useRef(false)
  useEffect(() => {
    if (hydrated.current || !input.current) return
    hydrated.current = true
    if (input.current.value !== input.current.defaultValue) readText(input.current.value)
  })

  // A typed text may match an option only later.
  useEffect(() => {
    if (allowsCustomValue || typed.current === undefined || !isUnfinished()) return
    if (findByLabel(found, typed.current)) readText(typed.current)
  })

  useEffect(() => {
    if (allowsCustomValue) return undefined
    return registerValidator?.(() => {
      const isUnlisted = typed.current !== undefined && input.current?.value === typed.current
      return isUnlisted ? unlistedText(fieldLabel, { t, locale }) : undefined
    })
  }, [registerValidator, allowsCustomValue, input, fieldLabel, t, locale])

  return {
    input,
    holdInput,
    submitted,
    given,
    label,
    choose,
    readText,
    isUnfinished,
    /** Writes a label that was typed in other letters as the option has it. */
    tidy: () => {
      if (input.current && !isUnfinished()) show(input.current, submitted.current?.value)
    },
  }
}
