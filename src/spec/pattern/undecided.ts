/** Thrown where a pattern says something that cannot be decided, or not with the work that it may cost. */
export class Undecided extends Error {}

/** Counts work, and gives up when there was enough of it: how long that takes does not depend on the pattern. */
export interface Effort {
  spend(work: number): void
}

export function effortOf(limit: number): Effort {
  let left = limit
  return {
    spend(work) {
      left -= work
      if (left < 0) throw new Undecided('takes too much work')
    },
  }
}
