/** Which columns stand where, as a person has arranged them. */
export interface ColumnLayout<Name extends string = string> {
  /** The ids in order; columns that it does not name stand behind. @default the order of the columns */
  readonly order?: readonly Name[] | undefined
  /** The widths that a person gave, in pixels at a text size of 16. */
  readonly widths?: Readonly<Partial<Record<Name, number>>> | undefined
  /** The ids of those that stand at the start and stay in sight. */
  readonly pinned?: readonly Name[] | undefined
}

/** The ids in the order in which they are drawn: pinned ones first, after the one that names the records if it is the first. */
export function columnOrder<Name extends string>(
  names: readonly Name[],
  { order = [], pinned = [] }: Pick<ColumnLayout, 'order' | 'pinned'>,
  title: string | undefined,
): readonly Name[] {
  const places = new Map(order.map((name, place) => [name, place]))
  const placeOf = (name: Name) => places.get(name) ?? order.length
  const sorted = names.toSorted((one, other) => placeOf(one) - placeOf(other))
  const stays = (name: Name) => pinned.includes(name) || (name === title && name === sorted[0])
  return [...sorted.filter(stays), ...sorted.filter((name) => !stays(name))]
}
