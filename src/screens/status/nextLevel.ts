interface Below {
  1: 2
  2: 3
  3: 4
  4: 5
  5: 6
}

/** The level of a heading that stands below one of this level. */
export const nextLevel = <Level extends keyof Below>(level: Level) => (level + 1) as Below[Level]
