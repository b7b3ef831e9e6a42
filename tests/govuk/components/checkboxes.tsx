import { CheckboxField } from '../../../src/fields/CheckboxField'
import { CheckboxGroupField } from '../../../src/fields/CheckboxGroupField'
import { choiceProps, draw, groupProps, present } from '../fieldProps'
import type { Gap, GroupOptions, ItemOptions, Mapping } from '../Mapping'

interface CheckboxesOptions extends GroupOptions {
  readonly items: readonly (ItemOptions | Gap)[]
  readonly values?: readonly string[]
}

export const checkboxes: Mapping<CheckboxesOptions> = {
  draw: ({ items, values = [], ...rest }) => {
    const [first, ...others] = present(items)
    if (first && others.length === 0 && !rest.fieldset) return <Single item={first} {...rest} />
    const { options, chosen, exclusiveOption } = choiceProps(items)
    return (
      <CheckboxGroupField
        {...groupProps(rest)}
        options={options}
        defaultValue={chosen(values)}
        exclusiveOption={exclusiveOption}
      />
    )
  },
}

/** One box alone is a yes or a no, and its own field. */
function Single({ item, hint, ...rest }: GroupOptions & { item: ItemOptions }) {
  return (
    <CheckboxField
      {...groupProps(rest)}
      label={draw(item)}
      description={
        (hint ?? item.hint) && (
          <>
            {draw(hint)} {draw(item.hint)}
          </>
        )
      }
      defaultValue={item.checked}
      disabled={item.disabled}
    />
  )
}
