/** One thing that can be chosen, with those that belong to it. */
export interface TreeOption {
  /** The value that is stored and submitted; of each in the tree its own. */
  readonly value: string
  readonly label: string
  /** One sentence that helps to choose. */
  readonly description?: string | undefined
  /** Shown, but cannot be chosen, nor can those that belong to it. */
  readonly disabled?: boolean | undefined
  /** Those that belong to it. */
  readonly children?: readonly TreeOption[] | undefined
}

/** Whether all, some or none of what belongs to an option is chosen. */
export type Tick = 'all' | 'some' | 'none'

/** The options to which nothing belongs: of several that are chosen, these are the values. */
export function leavesOf(option: TreeOption): readonly TreeOption[] {
  return option.children?.length ? option.children.flatMap(leavesOf) : [option]
}

export function tickOf(option: TreeOption, chosen: ReadonlySet<string>): Tick {
  const leaves = leavesOf(option)
  const ticked = leaves.filter(({ value }) => chosen.has(value)).length
  if (ticked === 0) return 'none'
  return ticked === leaves.length ? 'all' : 'some'
}

/**
 * The values after an option is ticked or its tick is taken away, with all that belongs to it but what is out of use. They
 * stand in the order of the tree; values that it does not have stay, at the end.
 */
export function withTick(
  options: readonly TreeOption[],
  chosen: ReadonlySet<string>,
  option: TreeOption,
  isTicked: boolean,
): readonly string[] {
  const changed = new Set(enabledLeavesOf(option).map(({ value }) => value))
  const all = options.flatMap(leavesOf).map(({ value }) => value)
  const kept = all.filter((value) => (changed.has(value) ? isTicked : chosen.has(value)))
  const known = new Set(all)
  return [...kept, ...[...chosen].filter((value) => !known.has(value))]
}

/** Whether a tick still lacks something that a person can tick. */
export function canTickMore(option: TreeOption, chosen: ReadonlySet<string>): boolean {
  return enabledLeavesOf(option).some(({ value }) => !chosen.has(value))
}

/** The branches in which something is chosen, which are open at first. */
export function branchesWith(options: readonly TreeOption[], chosen: ReadonlySet<string>): readonly string[] {
  return options.flatMap((option) => {
    const { children = [] } = option
    const isHere = children.some(
      (child) => chosen.has(child.value) || branchesWith([child], chosen).length > 0,
    )
    return isHere ? [option.value, ...branchesWith(children, chosen)] : []
  })
}

function enabledLeavesOf(option: TreeOption): readonly TreeOption[] {
  if (option.disabled) return []
  return option.children?.length ? option.children.flatMap(enabledLeavesOf) : [option]
}
