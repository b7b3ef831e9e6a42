import { RadioGroupField } from '../../../src/fields/RadioGroupField'
import { choiceProps, groupProps } from '../fieldProps'
import type { Gap, GroupOptions, ItemOptions, Mapping } from '../Mapping'

interface RadiosOptions extends GroupOptions {
  readonly items: readonly (ItemOptions | Gap)[]
  readonly value?: string
}

export const radios: Mapping<RadiosOptions> = {
  draw: ({ items, value, ...rest }) => {
    const { options, chosen } = choiceProps(items)
    return <RadioGroupField {...groupProps(rest)} options={options} defaultValue={chosen([value])[0]} />
  },
}
