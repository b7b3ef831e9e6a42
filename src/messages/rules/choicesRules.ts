import { choiceRules } from './choiceRules'
import { countsRules } from './countsRules'
import { uniqueItemsRules } from './uniqueItemsRules'

export const choicesRules = { ...choiceRules, ...countsRules, ...uniqueItemsRules } as const
