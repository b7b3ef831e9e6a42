/** Different values by number: the first half of what makes them unique; the other is the shuffling. */
export interface Ranked {
  readonly size: number
  /** Whether after the last there are as many again, and so on. */
  readonly isEndless?: boolean | undefined
  /** How many are kept ready for each record, where one may break a rule. */
  readonly ready?: number | undefined
  write(rank: number, index: number): string | number
  rankOf(value: unknown): number
}
