'use client'

import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { countries as everyCountry } from '../spec/values/countries'
import { useLocaleWith } from '../internal/useLocaleWith'
import { addressTexts } from '../messages/fields/addressTexts'
import { type AddressPart, addressFormatOf } from './addressFormats'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { errorsByPart } from './errorsByPart'
import { onLeave } from './onLeave'
import { SelectField } from './SelectField'
import { TextField } from './TextField'
import { useControlText } from './useControlText'
import { useCountryOptions } from './useCountryOptions'
import { useParts } from './useParts'

/** A postal address. What is empty is left out. */
export type Address = { readonly [Part in AddressPart | 'country']?: string | undefined }

export interface AddressFieldProps extends FieldProps<Address | null> {
  /** The countries to choose from, as two letters each; of a single one nothing is asked. @default every country */
  countries?: readonly string[] | undefined
  /** The country at first, where the value has none. */
  defaultCountry?: string | undefined
  /** Words beside single parts that say what to do. */
  errors?: { readonly [Part in AddressPart | 'country']?: ReactNode | undefined } | undefined
  /**
   * Whose address it is: the browser fills in the person's own, or the one they have things sent or billed to.
   * @default the person's own
   */
  autoComplete?: 'off' | 'shipping' | 'billing' | undefined
  /** The first control, which also has the `id`. */
  ref?: Ref<HTMLElement> | undefined
}

/**
 * A postal address, with the parts and in the order in which the country writes it. Of a part that the country does not
 * have nothing is lost: another country shows it again. A plain `<form>` submits each part under a name of its own:
 * `delivery[postcode]` and the like for a field of the name `delivery`.
 */
export function AddressField(props: AddressFieldProps) {
  const { countries = everyCountry, name, required, disabled, readOnly, resetKey } = props
  const { value, defaultValue, defaultCountry = '', ref } = props
  const { t, locale } = useLocaleWith(addressTexts)
  const group = useRef<HTMLFieldSetElement>(null)
  const [first, holdFirst] = useSharedRef(ref)
  const select = first as RefObject<HTMLSelectElement | null>
  const only = countries.length === 1 ? countries[0] : undefined

  // Nothing at all lets the browser keep the choice.
  const given = value === undefined ? undefined : (value?.country ?? defaultCountry)
  const start = defaultValue?.country ?? defaultCountry
  const chosen = useControlText(select, { value: given, defaultValue: start, resetKey }, asChosen)
  const format = addressFormatOf(only ?? chosen)
  const parts = format.lines.flat()
  const drawn = only === undefined ? (['country', ...parts] as const) : parts
  const options = useCountryOptions(select, countries, locale)

  const { error, errors } = errorsByPart(props, drawn)
  const framed = { ...props, error }
  const frame = useFrame(framed)
  const { id, 'aria-describedby': describedBy } = frame.control
  const idOf = (part: AddressPart | 'country') => (part === drawn[0] ? id : `${id}-${part}`)
  useParts(props, Object.fromEntries(drawn.map((part) => [part, idOf(part)])))

  const handleChange = () => props.onValueChange?.(readAddress(group.current, only))

  /** Return the props that the fields of all parts share. */
  const shared = (part: AddressPart | 'country') => ({
    id: idOf(part),
    name: name === undefined ? undefined : `${name}[${part}]`,
    autoComplete: tokenOf(part, props.autoComplete),
    error: props.errors?.[part] ?? errors[part],
    required: readOnly ? undefined : markOf(part, format.needed, required),
    disabled,
    readOnly,
    resetKey,
  })

  return drawFrame(
    'sw-Field sw-AddressField',
    framed,
    frame,
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its controls alone
    <fieldset
      ref={group}
      className="sw-AddressField-parts"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      onBlur={onLeave(props.onBlur)}
    >
      {only === undefined && (
        <div className="sw-AddressField-part" data-part="country">
          <SelectField
            {...shared('country')}
            ref={holdFirst}
            onValueChange={handleChange}
            label={t('address.country')}
            options={options}
            {...(given === undefined ? { defaultValue: start || null } : { value: given || null })}
          />
        </div>
      )}
      {[...parts, ...everyPart.filter((part) => !parts.includes(part))].map((part) => {
        const isFirst = part === drawn[0]
        const isUsed = parts.includes(part)
        const neighbours = format.lines.find((line) => line.includes(part))?.length ?? 1
        return (
          <div
            key={part}
            className="sw-AddressField-part"
            data-part={part}
            data-width={neighbours > 1 ? widthOf[part] : undefined}
            hidden={!isUsed}
          >
            <TextField
              {...shared(part)}
              ref={isFirst ? holdFirst : undefined}
              onValueChange={handleChange}
              disabled={disabled || !isUsed}
              label={t(format.labels[part])}
              {...(value === undefined
                ? { defaultValue: defaultValue?.[part] }
                : { value: value?.[part] ?? '' })}
            />
          </div>
        )
      })}
    </fieldset>,
    { group: true },
  )
}

const everyPart: readonly AddressPart[] = ['line1', 'line2', 'postcode', 'city', 'region']

/** Of two on one line, the shorter one. */
const widthOf: Partial<Record<AddressPart, 'short' | 'long'>> = {
  postcode: 'short',
  city: 'long',
  region: 'long',
}

const tokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
} as const

/** The tokens of HTML, by which browsers and people's own tools know the parts (WCAG 1.3.5). */
function tokenOf(part: AddressPart | 'country', whose: AddressFieldProps['autoComplete']): string {
  if (whose === 'off') return 'off'
  return whose === undefined ? tokens[part] : `${whose} ${tokens[part]}`
}

/** Of an address that is needed some parts are optional; of one that is optional the whole says so. */
function markOf(
  part: AddressPart | 'country',
  needed: readonly AddressPart[],
  required: boolean | undefined,
) {
  const isOptional = part !== 'country' && !needed.includes(part)
  if (required === false) return undefined
  return isOptional ? false : required
}

const asChosen = (country: string) => country

/** The parts that the country has, as they stand there; nothing when all of it is empty. */
function readAddress(root: HTMLElement | null, only: string | undefined): Address | null {
  const texts: { [Part in AddressPart | 'country']?: string | undefined } = {}
  const country = only ?? root?.querySelector('select')?.value
  if (country) texts.country = country
  for (const part of addressFormatOf(country).lines.flat()) {
    const text = root?.querySelector<HTMLInputElement>(`[data-part="${part}"] input`)?.value
    if (text) texts[part] = text
  }
  const isEmpty = Object.keys(texts).length === (only ? 1 : 0)
  return isEmpty ? null : texts
}
