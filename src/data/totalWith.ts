import type { Total } from './DataSource'

/** A total with so many records more, or less. */
export function totalWith(total: Total, more: number): Total {
  return total.kind === 'unknown' ? total : { ...total, count: Math.max(0, total.count + more) }
}
