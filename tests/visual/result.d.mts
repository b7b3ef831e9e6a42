import type { Outcome, VisualTask } from './pictures.ts'

/** The outcome of a run, as `result.json` beside its pictures. */
export interface Result {
  task: VisualTask
  /** Which part of the stories was looked at, where it was not all of them. */
  shard?: { index: number; count: number }
  taken: number
  milliseconds: number
  /** The pictures that are not equal. */
  changed: Outcome[]
  /** Baselines that no story takes any more. */
  stale: string[]
  passed: boolean
}

export declare function writeResult(folder: string, result: Result): void
export declare function summary(result: Result): string
export declare function join(folders: readonly string[], report: string): Result
