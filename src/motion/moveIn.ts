/** Copy a list with one item moved to another place. */
export function moveIn<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

export interface Layout {
  axis: 'vertical' | 'horizontal' | 'both'
  rightToLeft: boolean
}

/** The place that a key leads to; undefined for other keys. */
export function placeAfterKey(key: string, place: number, total: number, layout: Layout): number | undefined {
  const step = stepOf(key, layout)
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  return step && Math.min(Math.max(place + step, 0), total - 1)
}

function stepOf(key: string, { axis, rightToLeft }: Layout): number | undefined {
  if (axis !== 'horizontal' && key === 'ArrowUp') return -1
  if (axis !== 'horizontal' && key === 'ArrowDown') return 1
  if (axis === 'vertical') return undefined
  if (key === 'ArrowLeft') return rightToLeft ? 1 : -1
  if (key === 'ArrowRight') return rightToLeft ? -1 : 1
  return undefined
}
