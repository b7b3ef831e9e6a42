import { addressTexts } from './fields/addressTexts'
import { characterCountTexts } from './fields/characterCountTexts'
import { choicesTexts } from './fields/choicesTexts'
import { colourTexts } from './fields/colourTexts'
import { comboboxTexts } from './fields/comboboxTexts'
import { dateRangeTexts } from './fields/dateRangeTexts'
import { dateTexts } from './fields/dateTexts'
import { durationTexts } from './fields/durationTexts'
import { fieldTexts } from './fields/fieldTexts'
import { instantTexts } from './fields/instantTexts'
import { jsonTexts } from './fields/jsonTexts'
import { longPasteTexts } from './fields/longPasteTexts'
import { numberTexts } from './fields/numberTexts'
import { outputTexts } from './fields/outputTexts'
import { passwordTexts } from './fields/passwordTexts'
import { ratingTexts } from './fields/ratingTexts'
import { referenceTexts } from './fields/referenceTexts'
import { searchTexts } from './fields/searchTexts'
import { selectTexts } from './fields/selectTexts'
import { sliderTexts } from './fields/sliderTexts'
import { tagsTexts } from './fields/tagsTexts'
import { timeTexts } from './fields/timeTexts'
import { treeTexts } from './fields/treeTexts'

/** The texts of fields, family by family in `fields/`, so that a page loads those of the fields it has. */
export const englishFields = {
  ...addressTexts,
  ...characterCountTexts,
  ...choicesTexts,
  ...colourTexts,
  ...comboboxTexts,
  ...dateRangeTexts,
  ...dateTexts,
  ...durationTexts,
  ...fieldTexts,
  ...instantTexts,
  ...jsonTexts,
  ...longPasteTexts,
  ...numberTexts,
  ...outputTexts,
  ...passwordTexts,
  ...ratingTexts,
  ...referenceTexts,
  ...searchTexts,
  ...selectTexts,
  ...sliderTexts,
  ...tagsTexts,
  ...timeTexts,
  ...treeTexts,
} as const
