import type { ReactNode } from 'react'
import type { FieldOptions, Gap, GroupOptions, ItemOptions, Label, SharedOptions, Words } from './Mapping'
import { nameless } from './nameless'

/** The props that every field has. */
export function fieldProps(options: FieldOptions) {
  return { ...sharedProps(options), label: drawLabel(options.label) }
}

/** The props that every field of several elements has. */
export function groupProps(options: GroupOptions) {
  const { legend = { text: nameless }, describedBy } = options.fieldset ?? {}
  return {
    ...sharedProps(options),
    label: drawLabel(legend),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  }
}

function sharedProps({ hint, errorMessage, describedBy, disabled }: SharedOptions) {
  return {
    description: draw(hint),
    error: draw(errorMessage),
    'aria-describedby': describedBy,
    ...(disabled && { disabled }),
  }
}

/** The props of a choice among options. */
export function choiceProps(items: readonly (ItemOptions | Gap)[]) {
  const there = present(items)
  const options = there.filter(({ divider }) => divider === undefined)
  const dividerAbove = (item: ItemOptions) => there[there.indexOf(item) - 1]?.divider
  return {
    options: options.map((item) => ({
      value: valueOf(item),
      label: textIn(item),
      divider: dividerAbove(item),
      description: item.hint && textIn(item.hint),
      disabled: item.disabled,
    })),
    chosen: (values: readonly unknown[]) =>
      options
        .filter((item) => item.checked ?? item.selected ?? values.map(String).includes(valueOf(item)))
        .map(valueOf),
    exclusiveOption: options.filter(({ behaviour }) => behaviour === 'exclusive').map(valueOf)[0],
  }
}

export const valueOf = (item: ItemOptions) => String(item.value ?? textIn(item))

export const present = <Item extends object>(items: readonly (Item | Gap | undefined)[]): readonly Item[] =>
  items.filter((item) => typeof item === 'object' && item !== null)

export function draw(words: Words | undefined): ReactNode {
  if (!words) return undefined
  const { text, html } = words
  // oxlint-disable-next-line react/no-danger -- the examples of GOV.UK are HTML, and of no one else
  return html === undefined ? text : <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** The words where a prop takes text alone. */
export function textIn({ text, html }: Words): string {
  return html === undefined
    ? (text ?? '')
    : html
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
}

/** A label has room for phrases alone, so that the heading in it is a phrase as well. */
export function drawLabel(label: Label): ReactNode {
  const words = draw(label)
  return label.isPageHeading ? (
    <span role="heading" aria-level={1}>
      {words}
    </span>
  ) : (
    words
  )
}
