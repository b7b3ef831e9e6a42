import { TextField, type TextFieldProps } from '../../../src/fields/TextField'
import { NumberField } from '../../../src/fields/NumberField'
import { fieldProps, textIn } from '../fieldProps'
import type { FieldOptions, Mapping, Words } from '../Mapping'

interface InputOptions extends FieldOptions {
  readonly value?: string | number
  readonly type?: 'text' | 'number'
  readonly prefix?: Words
  readonly suffix?: Words
  readonly inputmode?: TextFieldProps['inputMode']
  readonly autocomplete?: string
  readonly autocapitalize?: string
  readonly spellcheck?: boolean
}

export const input: Mapping<InputOptions> = {
  draw: ({ value, type, prefix, suffix, inputmode, autocomplete, autocapitalize, spellcheck, ...rest }) => {
    const shared = {
      ...fieldProps(rest),
      ...(prefix && { prefix: textIn(prefix) }),
      ...(suffix && { suffix: textIn(suffix) }),
    }
    return type === 'number' ? (
      <NumberField {...shared} />
    ) : (
      <TextField
        {...shared}
        defaultValue={value === undefined ? undefined : String(value)}
        inputMode={inputmode}
        autoComplete={autocomplete}
        autoCapitalize={autocapitalize}
        spellCheck={spellcheck}
      />
    )
  },
}
