import { type TreeBranch, type TreeBranches, atTop } from './TreeBranch'

interface SettleOptions<R> {
  readonly getId: (record: R) => string
  readonly getParentId: (record: R) => string | undefined
  /** A record with what is on its way to the source; nothing once it is removed. */
  readonly change: (record: R) => R | undefined
  /** Whether a record that stands below that parent, `''` at the top, belongs to a branch. */
  readonly isIn: (key: string, parent: string) => boolean
}

/**
 * Keep every record in the branch of its parent. One that is moved is seen where it goes at once, although the answers of its old and of
 * its new branch come one after the other.
 */
export function settleBranches<R>(branches: TreeBranches<R>, options: SettleOptions<R>): TreeBranches<R> {
  const { getId, getParentId, change, isIn } = options
  const come = new Map<string, R[]>()
  const kept = new Map<string, readonly R[]>()
  for (const [key, { records }] of branches) {
    const stay: R[] = []
    for (const record of records) {
      const now = change(record)
      if (!now) continue
      const parent = getParentId(now) ?? atTop
      if (isIn(key, parent)) stay.push(now)
      else come.set(parent, [...(come.get(parent) ?? []), now])
    }
    kept.set(key, stay)
  }
  const next = new Map<string, TreeBranch<R>>()
  let isOther = false
  for (const [key, branch] of branches) {
    const stay = kept.get(key) ?? branch.records
    const known = new Set(stay.map(getId))
    // They stand first until their branch has answered.
    const more = (come.get(key) ?? []).filter((record) => !known.has(getId(record)))
    const isSame = more.length === 0 && isEvery(stay, branch.records)
    isOther ||= !isSame
    next.set(key, isSame ? branch : withRecords(branch, [...more, ...stay]))
  }
  return isOther ? next : branches
}

function isEvery<R>(one: readonly R[], other: readonly R[]): boolean {
  return one.length === other.length && one.every((record, place) => record === other[place])
}

function withRecords<R>(branch: TreeBranch<R>, records: readonly R[]): TreeBranch<R> {
  const { total } = branch
  const more = records.length - branch.records.length
  return {
    ...branch,
    records,
    total: total && total.kind !== 'unknown' ? { ...total, count: total.count + more } : total,
  }
}
