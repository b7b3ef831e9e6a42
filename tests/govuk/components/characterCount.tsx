import { TextAreaField } from '../../../src/fields/TextAreaField'
import { fieldProps } from '../fieldProps'
import type { Mapping } from '../Mapping'
import type { TextareaOptions } from './textarea'

interface CharacterCountOptions extends TextareaOptions {
  readonly maxlength?: number
}

export const characterCount: Mapping<CharacterCountOptions> = {
  draw: ({ value, rows, maxlength, spellcheck, ...rest }) => (
    <TextAreaField
      {...fieldProps(rest)}
      defaultValue={value}
      rows={rows}
      maxLength={maxlength}
      spellCheck={spellcheck}
    />
  ),
}
