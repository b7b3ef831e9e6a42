import { booleanRules } from './rules/booleanRules'
import { choiceRules } from './rules/choiceRules'
import { choicesRules } from './rules/choicesRules'
import { codeRules } from './rules/codeRules'
import { colourRules } from './rules/colourRules'
import { dateRangeRules } from './rules/dateRangeRules'
import { dateRules } from './rules/dateRules'
import { decimalRules } from './rules/decimalRules'
import { durationRules } from './rules/durationRules'
import { fileRules } from './rules/fileRules'
import { formatRules } from './rules/formatRules'
import { groupRules } from './rules/groupRules'
import { instantRules } from './rules/instantRules'
import { jsonRules } from './rules/jsonRules'
import { listRules } from './rules/listRules'
import { mapRules } from './rules/mapRules'
import { numberRules } from './rules/numberRules'
import { overlapRules } from './rules/overlapRules'
import { recordRules } from './rules/recordRules'
import { referenceRules } from './rules/referenceRules'
import { requireRules } from './rules/requireRules'
import { strictBoundsRules } from './rules/strictBoundsRules'
import { textRules } from './rules/textRules'
import { timeRules } from './rules/timeRules'
import { uniqueRules } from './rules/uniqueRules'
import { variantRules } from './rules/variantRules'

/**
 * The words of rejected values, kind by kind of field in `rules/`, so that a page loads those of the kinds it has.
 * They say what to do, the same beside the field and in the summary.
 */
export const englishRules = {
  ...booleanRules,
  ...choiceRules,
  ...choicesRules,
  ...codeRules,
  ...colourRules,
  ...dateRangeRules,
  ...dateRules,
  ...decimalRules,
  ...durationRules,
  ...fileRules,
  ...formatRules,
  ...groupRules,
  ...instantRules,
  ...jsonRules,
  ...listRules,
  ...mapRules,
  ...numberRules,
  ...overlapRules,
  ...recordRules,
  ...referenceRules,
  ...requireRules,
  ...strictBoundsRules,
  ...textRules,
  ...timeRules,
  ...uniqueRules,
  ...variantRules,
} as const

export type RuleMessageKey = keyof typeof englishRules
