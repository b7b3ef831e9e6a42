import { TextAreaField } from '../../../src/fields/TextAreaField'
import { fieldProps } from '../fieldProps'
import type { FieldOptions, Mapping } from '../Mapping'

export interface TextareaOptions extends FieldOptions {
  readonly value?: string
  readonly rows?: number
  readonly autocomplete?: string
  readonly spellcheck?: boolean
}

export const textarea: Mapping<TextareaOptions> = {
  draw: ({ value, rows, autocomplete, spellcheck, ...rest }) => (
    <TextAreaField
      {...fieldProps(rest)}
      defaultValue={value}
      rows={rows}
      autoComplete={autocomplete}
      spellCheck={spellcheck}
    />
  ),
}
