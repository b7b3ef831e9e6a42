import { TextAreaField } from '../../../src/fields/TextAreaField'
import { fieldProps } from '../fieldProps'
import type { FieldOptions, Mapping } from '../Mapping'

interface TextareaOptions extends FieldOptions {
  readonly value?: string
  readonly rows?: number
  readonly autocomplete?: string
  readonly spellcheck?: boolean
}

export const textarea: Mapping<TextareaOptions> = { draw: drawTextarea }

interface CharacterCountOptions extends TextareaOptions {
  readonly maxlength?: number
  readonly maxwords?: number
  readonly countType?: 'length' | 'characters' | 'words'
}

export const characterCount: Mapping<CharacterCountOptions> = {
  // Ours has one threshold, and the words of its catalogue.
  leftOut: [
    'threshold',
    'textareaDescriptionText',
    'charactersUnderLimitText',
    'charactersAtLimitText',
    'charactersOverLimitText',
    'wordsUnderLimitText',
    'wordsAtLimitText',
    'wordsOverLimitText',
  ],
  draw: (options) => {
    const { maxlength, maxwords, countType } = options
    const countsWords = maxwords !== undefined || countType === 'words'
    return drawTextarea(options, countsWords ? undefined : maxlength)
  },
}

function drawTextarea(options: TextareaOptions, maxLength?: number) {
  const { value, rows, autocomplete, spellcheck } = options
  return (
    <TextAreaField
      {...fieldProps(options)}
      defaultValue={value}
      rows={rows}
      maxLength={maxLength}
      autoComplete={autocomplete}
      spellCheck={spellcheck}
    />
  )
}
