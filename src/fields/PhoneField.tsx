'use client'

import { type ChangeEvent, type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { useLocaleWith } from '../internal/useLocaleWith'
import { drawFrame, suffixIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import type * as phoneNumber from './phoneNumber'
import { setControlText } from './setControlText'
import { useControlText } from './useControlText'
import { useDefaultValue } from './useDefaultValue'
import { useSubmittedText } from './useSubmittedText'
import type { TextControlProps } from './useTextControl'

type PhoneNumbers = typeof phoneNumber

export interface PhoneFieldProps
  extends FieldProps<string>, Pick<TextControlProps, 'autoComplete' | 'enterKeyHint' | 'placeholder'> {
  /**
   * The country whose numbers are written without "+", in two letters.
   * @default the country of the locale, where its tag names one, as `en-GB` does
   */
  defaultCountry?: string | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A telephone number, written as people write it at home or with "+" and the number of its country, which is then named
 * beside it. A value is E.164 (`+442079460958`), also in the submission of a plain `<form>`; what is no number is handed on
 * as typed, for a rule to reject in words. What knows the numbers of the world is loaded once the field is on the page: until
 * then, or if it cannot be had, this is a plain box for a number, and hands on what stands there.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { readOnly, ref, value, defaultValue, resetKey, onValueChange } = props
  const { locale } = useLocaleWith()
  const home = props.defaultCountry ?? new Intl.Locale(locale).region
  const [phones, load] = usePhoneNumbers()
  const [input, holdInput] = useSharedRef(ref)

  const understand = useCallback(
    (text: string) => phones?.understandPhone(text, home) ?? text,
    [phones, home],
  )
  const write = useCallback(
    (number: string | undefined) => (number && phones?.showPhone(number, home)) ?? number ?? '',
    [phones, home],
  )
  const show = useCallback(
    (control: HTMLInputElement, number: string | undefined) => setControlText(control, write(number)),
    [write],
  )
  const nameCountry = useCallback(
    (text: string) => countryName(phones?.readPhone(text, home)?.country, locale),
    [phones, home, locale],
  )
  useDefaultValue(input, defaultValue, resetKey, show)
  useSubmittedText(input, props.name, understand)
  const country = useControlText(input, props, nameCountry)
  const frame = useFrame(props, { suffix: country })

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const controlled = value !== undefined
  const [typed, setTyped] = useState<string>()
  const text = typed !== undefined && understand(typed) === value ? typed : write(value)

  // Text typed while the numbers of the world were loading is read as one now.
  const early = useRef<string>(undefined)
  const known = useRef<PhoneNumbers>(undefined)
  useLayoutEffect(() => {
    const control = input.current
    if (!control || !phones || known.current === phones) return
    known.current = phones
    if (!controlled && document.activeElement !== control) show(control, understand(control.value))
    const meant = early.current === undefined ? undefined : understand(early.current)
    if (meant !== undefined && meant !== early.current) onValueChange?.(meant)
  })

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (controlled) setTyped(currentTarget.value)
    if (!phones) early.current = currentTarget.value
    onValueChange?.(understand(currentTarget.value))
  }

  function handleBlur() {
    if (!readOnly && !controlled && input.current) show(input.current, understand(input.current.value))
    setTyped(undefined)
    props.onBlur?.()
  }

  return drawFrame(
    'sw-Field sw-PhoneField',
    props,
    frame,
    <div className="sw-Field-box">
      <input
        {...frame.control}
        ref={holdInput}
        className="sw-Field-control"
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? 'tel'}
        enterKeyHint={props.enterKeyHint}
        placeholder={props.placeholder}
        name={props.name}
        readOnly={readOnly}
        {...(controlled ? { value: text } : { defaultValue: write(defaultValue) })}
        onChange={handleChange}
        onFocus={load}
        onBlur={handleBlur}
      />
      {country && (
        <span className="sw-Field-suffix sw-PhoneField-country" id={suffixIdOf(frame.control.id)}>
          {country}
        </span>
      )}
    </div>,
  )
}

const importPhoneNumbers = () => import('./phoneNumber')

/** Loaded once the field is on the page, and asked for again at focus where it could not be had. */
function usePhoneNumbers() {
  const [phones, setPhones] = useState<PhoneNumbers>()
  const load = useCallback(() => void importPhoneNumbers().then(setPhones, () => {}), [])
  useEffect(load, [load])
  return [phones, load] as const
}

function countryName(country: string | undefined, locale: string): string | undefined {
  return country && new Intl.DisplayNames(locale, { type: 'region' }).of(country)
}
