import { RadioGroupField } from '../../../src/fields/RadioGroupField'
import { choiceProps, groupProps } from '../fieldProps'
import type { Gap, GroupOptions, ItemOptions, Mapping } from '../Mapping'

interface RadiosOptions extends GroupOptions {
  readonly items: readonly (ItemOptions | Gap)[]
  readonly value?: string
}

export const radios: Mapping<RadiosOptions> = {
  leftOut: ['conditional'],
  draw: (options) => {
    const { options: choices, chosen } = choiceProps(options.items)
    return (
      <RadioGroupField {...groupProps(options)} options={choices} defaultValue={chosen([options.value])[0]} />
    )
  },
}
