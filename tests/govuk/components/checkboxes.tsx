import { CheckboxField } from '../../../src/fields/CheckboxField'
import { CheckboxGroupField } from '../../../src/fields/CheckboxGroupField'
import { choiceProps, draw, groupProps, present } from '../fieldProps'
import type { Gap, GroupOptions, ItemOptions, Mapping } from '../Mapping'

interface CheckboxesOptions extends GroupOptions {
  readonly items: readonly (ItemOptions | Gap)[]
  readonly values?: readonly string[]
}

export const checkboxes: Mapping<CheckboxesOptions> = {
  leftOut: ['conditional', 'value'],
  draw: (options) => {
    const { items, values = [] } = options
    const [first, ...others] = present(items)
    if (first && others.length === 0 && !options.fieldset) return drawSingle(options, first)
    const { options: choices, chosen, exclusiveOption } = choiceProps(items)
    return (
      <CheckboxGroupField
        {...groupProps(options)}
        options={choices}
        defaultValue={chosen(values)}
        exclusiveOption={exclusiveOption}
      />
    )
  },
}

/** One box alone is a field of its own: a yes, whatever its value is called. */
function drawSingle(options: GroupOptions, item: ItemOptions) {
  const words = [options.hint, item.hint].filter((hint) => hint !== undefined)
  return (
    <CheckboxField
      {...groupProps(options)}
      label={draw(item)}
      description={words.length > 0 && words.map((hint) => <div key={hint.text}>{draw(hint)}</div>)}
      defaultValue={item.checked}
      disabled={item.disabled}
    />
  )
}
