import { NumberField } from '../../../src/fields/NumberField'
import { TextField, type TextFieldProps } from '../../../src/fields/TextField'
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
  draw: (options) => {
    const { value, type, prefix, suffix, inputmode, autocomplete, autocapitalize, spellcheck } = options
    const shared = {
      ...fieldProps(options),
      ...(prefix && { prefix: textIn(prefix) }),
      ...(suffix && { suffix: textIn(suffix) }),
    }
    if (type === 'number') return <NumberField {...shared} />
    return (
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
