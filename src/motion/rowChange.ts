/** A row that is drawn, whether in sight or a little beyond. */
export interface SeenRow {
  readonly index: number
  /** Nothing while its record loads. */
  readonly id: string | number | undefined
  /** Pixels from where the rows begin. */
  readonly top: number
}

export interface SeenRows {
  /** Names the list and its order. */
  readonly listKey: string
  /** The number of rows, drawn or not; nothing while that is unknown. */
  readonly count: number | undefined
  /** Without a gap. */
  readonly rows: readonly SeenRow[]
  /** Whether rows of the list before are still shown, so that the next ones are no change. */
  readonly awaited?: boolean | undefined
}

export interface RowChange {
  /** Of records that were made. */
  readonly came: readonly SeenRow[]
  /** Of records that were removed, where they stood. */
  readonly went: readonly SeenRow[]
  /** How many pixels before its new place each other row stood. */
  readonly moved: ReadonlyMap<SeenRow, number>
}

/**
 * Tell records that were made or removed from all else that changes rows: scrolling, paging, sorting, searching, and
 * rows that are pushed in or out at the edge. In doubt nothing has changed, since a row that moves says something.
 */
export function followRows(
  before: SeenRows | undefined,
  now: SeenRows,
): { seen: SeenRows; change: RowChange | undefined } {
  if (!before) return { seen: now, change: undefined }
  const awaited = before.awaited === true || before.listKey !== now.listKey
  if (!hasOthers(before, now)) return { seen: { ...now, awaited }, change: undefined }
  if (awaited) return { seen: { ...now, awaited: !isKnown(now) }, change: undefined }
  return { seen: now, change: isKnown(before) && isKnown(now) ? changeOf(before, now) : undefined }
}

/** Compared place by place, so that scrolling is no difference. */
function hasOthers(before: SeenRows, now: SeenRows): boolean {
  if (before.count !== now.count && (reachesEnd(before) || reachesEnd(now))) return true
  const offset = (now.rows[0]?.index ?? 0) - (before.rows[0]?.index ?? 0)
  return now.rows.some(({ id }, place) => {
    const there = before.rows[place + offset]
    return there !== undefined && there.id !== id
  })
}

/** A list that is loaded in pieces shows a record twice, or not at all, until its last piece is there. */
function isKnown({ rows }: SeenRows): boolean {
  const ids = new Set(rows.map(({ id }) => id))
  return !ids.has(undefined) && ids.size === rows.length
}

function reachesEnd({ rows, count }: SeenRows): boolean {
  return count !== undefined && (rows.at(-1)?.index ?? -1) === count - 1
}

function changeOf(before: SeenRows, now: SeenRows): RowChange | undefined {
  const came = missingFrom(before, now)
  const went = missingFrom(now, before)
  if (came.length + went.length === 0 || !addsUp(before, now, came.length, went.length)) return undefined
  const moved = moves(before, now, new Set(came))
  return moved && { came, went, moved }
}

/** The rows of `those` that are not among `these`, but would be if their records had been. */
function missingFrom(these: SeenRows, those: SeenRows): readonly SeenRow[] {
  const ids = new Set(these.rows.map(({ id }) => id))
  const shared = ({ id }: SeenRow) => ids.has(id)
  const first = those.rows.findIndex(shared)
  const last = those.rows.findLastIndex(shared)
  const fromStart = these.rows[0]?.index === 0
  const toEnd = reachesEnd(these)
  return those.rows.filter(
    (row, place) => !shared(row) && (place > first || fromStart) && (place < last || toEnd),
  )
}

/** Whether the number of rows tells the same: a record that only stands elsewhere was neither made nor removed. */
function addsUp({ count: old }: SeenRows, { count }: SeenRows, came: number, went: number): boolean {
  if (old === undefined || count === undefined) return true
  if (count === old) return came > 0 && went > 0
  return count > old ? came > 0 : went > 0
}

/** A row pushed in at an edge goes with its neighbour. Nothing, where all rows are others. */
function moves(before: SeenRows, now: SeenRows, came: ReadonlySet<SeenRow>) {
  const tops = new Map(before.rows.map(({ id, top }) => [id, top]))
  const moved = new Map<SeenRow, number>()
  const first = now.rows.find(({ id }) => tops.has(id))
  if (!first) return undefined
  let distance = distanceOf(first, tops)
  for (const row of now.rows) {
    if (came.has(row)) continue
    if (tops.has(row.id)) distance = distanceOf(row, tops)
    moved.set(row, distance)
  }
  return moved
}

function distanceOf({ id, top }: SeenRow, tops: ReadonlyMap<SeenRow['id'], number>): number {
  return (tops.get(id) ?? top) - top
}
