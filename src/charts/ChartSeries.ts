/** One line, area or row of bars. */
export interface ChartSeries {
  /** Names it: "Sent". */
  readonly label: string
  /** A value for each point; one that is not known leaves a gap, and is never drawn as 0. */
  readonly values: readonly (number | undefined)[]
}
