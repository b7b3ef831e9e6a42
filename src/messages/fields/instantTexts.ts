import { dateTexts } from './dateTexts'
import { timeTexts } from './timeTexts'

/** The texts of fields for moments. */
export const instantTexts = {
  ...dateTexts,
  ...timeTexts,
  'instant.skipped': 'Clocks skip this time when they go forward. Enter an earlier or a later one.',
  'instant.twice': 'This time comes twice, as clocks go back. It is meant in',
} as const
