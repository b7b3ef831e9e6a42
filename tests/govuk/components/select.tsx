import { SelectField } from '../../../src/fields/SelectField'
import { choiceProps, fieldProps, present, textIn, valueOf } from '../fieldProps'
import type { FieldOptions, Gap, ItemOptions, Mapping } from '../Mapping'

interface SelectOptions extends FieldOptions {
  readonly items?: readonly (ItemOptions | Gap)[]
  readonly value?: string | number
}

export const select: Mapping<SelectOptions> = {
  draw: ({ items = [], value, ...rest }) => {
    const [empty] = present(items).filter((item) => valueOf(item) === '')
    const { options, chosen } = choiceProps(items)
    return (
      <SelectField
        {...fieldProps(rest)}
        options={options.filter((option) => option.value !== '')}
        emptyLabel={empty && textIn(empty)}
        defaultValue={chosen([value])[0]}
      />
    )
  },
}
