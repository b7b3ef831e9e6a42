import type { ChoiceOption } from './ChoiceOption'

/** A row in a list of options: the name of a group, an option, or an action on the list. */
export type OptionRow =
  | { readonly kind: 'group'; readonly label: string }
  | {
      readonly kind: 'option'
      readonly option: ChoiceOption
      readonly group: string | undefined
      /** Whether it is the first in no group after those of one. */
      readonly apart: boolean
      readonly position: number
    }
  | {
      readonly kind: 'action'
      readonly action: 'create' | 'retry'
      readonly label: string
      readonly position: number
    }

/** A row that a person can take. */
export type PickedRow = Exclude<OptionRow, { kind: 'group' }>

/** A list of options that stands under a name of its own, before the others. */
export interface LeadingOptions {
  readonly label: string
  readonly options: readonly ChoiceOption[]
}

/** The rows of a list, with a place among all that can be taken; groups have none. */
export function rowsOf(
  options: readonly ChoiceOption[],
  leading: LeadingOptions | undefined,
  actions: readonly { readonly action: 'create' | 'retry'; readonly label: string }[],
): readonly OptionRow[] {
  const rows: OptionRow[] = []
  let position = 0
  let group: string | undefined
  const add = (option: ChoiceOption, of: string | undefined) => {
    if (of !== group && of !== undefined) rows.push({ kind: 'group', label: of })
    const apart = of === undefined && group !== undefined
    group = of
    position += 1
    rows.push({ kind: 'option', option, group, apart, position })
  }
  const first = new Set(leading?.options.map(({ value }) => value))
  for (const option of leading?.options ?? []) {
    // Only among the others is it known how to tell it from them.
    add(options.find(({ value }) => value === option.value) ?? option, leading?.label)
  }
  for (const option of options) if (first.size === 0 || !first.has(option.value)) add(option, option.group)
  for (const action of actions) {
    position += 1
    rows.push({ kind: 'action', ...action, position })
  }
  return rows
}

export function canBePicked(row: OptionRow | undefined): row is PickedRow {
  return row !== undefined && row.kind !== 'group' && !(row.kind === 'option' && row.option.disabled)
}

/** The next row in a direction that can be taken, or the one itself where there is none. */
export function stepTo(rows: readonly OptionRow[], from: number, step: 1 | -1, times = 1): number {
  let found = from
  let left = times
  for (let index = from + step; index >= 0 && index < rows.length && left > 0; index += step) {
    if (!canBePicked(rows[index])) continue
    found = index
    left -= 1
  }
  return found
}

export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`
}
