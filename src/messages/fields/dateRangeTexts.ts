import { dateTexts } from './dateTexts'

/** The texts of fields for periods. */
export const dateRangeTexts = {
  ...dateTexts,
  'dateRange.end': 'End',
  'dateRange.presets': 'Frequent ranges',
  'dateRange.start': 'Start',
} as const
