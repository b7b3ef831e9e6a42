import { SelectField } from '../../../src/fields/SelectField'
import { choiceProps, fieldProps, present, textIn, valueOf } from '../fieldProps'
import type { FieldOptions, Gap, ItemOptions, Mapping } from '../Mapping'

interface SelectOptions extends FieldOptions {
  readonly items?: readonly (ItemOptions | Gap)[]
  readonly value?: string | number
}

export const select: Mapping<SelectOptions> = {
  draw: (options) => {
    const { items = [], value } = options
    const empty = present(items).find((item) => valueOf(item) === '')
    const { options: choices, chosen } = choiceProps(items)
    return (
      <SelectField
        {...fieldProps(options)}
        options={choices.filter((choice) => choice.value !== '')}
        emptyLabel={empty && textIn(empty)}
        defaultValue={chosen([value])[0]}
      />
    )
  },
}
