import { errorSummaryTexts } from './forms/errorSummaryTexts'
import { mapTexts } from './forms/mapTexts'
import { repeaterTexts } from './forms/repeaterTexts'
import { requiredTexts } from './forms/requiredTexts'

/** The texts of forms, part by part in `forms/`, so that a page loads those of the parts it has. */
export const englishForms = {
  ...errorSummaryTexts,
  ...mapTexts,
  ...repeaterTexts,
  ...requiredTexts,
} as const
