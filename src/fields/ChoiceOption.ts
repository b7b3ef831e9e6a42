/** One thing that can be chosen. */
export interface ChoiceOption {
  /** The value that is stored and submitted; never empty, because empty means no choice. */
  readonly value: string
  readonly label: string
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined
  /** The name of the group it stands in. Radios draw none. */
  readonly group?: string | undefined
  /** A word above it, such as "or", that sets it apart from the options before. Radios and checkboxes alone draw it. */
  readonly divider?: string | undefined
  /** One sentence that helps to choose. A list that opens has no room for it. */
  readonly description?: string | undefined
}

/** A stored value that is no option any more is one still, for the record that has it. */
export function withUnlisted(
  options: readonly ChoiceOption[],
  value: string | null | undefined,
): readonly ChoiceOption[] {
  if (!value || options.some((option) => option.value === value)) return options
  return [...options, { value, label: value }]
}

interface OptionGroup {
  readonly group: string | undefined
  readonly members: ChoiceOption[]
}

export function groupsOf(options: readonly ChoiceOption[]): readonly OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
