import { checkCalls } from './findings/checkCalls'
import { checkChoices } from './findings/checkChoices'
import { checkConditions } from './findings/checkConditions'
import { checkControls } from './findings/checkControls'
import { checkErrors } from './findings/checkErrors'
import { checkLabels } from './findings/checkLabels'
import { checkLimits } from './findings/checkLimits'
import { checkNames } from './findings/checkNames'
import { checkPatterns } from './findings/checkPatterns'
import { checkReferences } from './findings/checkReferences'
import { checkRoles } from './findings/checkRoles'
import { checkRules } from './findings/checkRules'
import { checkScreens } from './findings/checkScreens'
import { checkStates } from './findings/checkStates'
import type { Check, Finding } from './findings/Finding'
import type { ProductDeclaration } from './Product'

/** In the order of the sections. */
const checks: readonly Check[] = [
  checkScreens,
  checkLabels,
  checkControls,
  checkReferences,
  checkChoices,
  checkStates,
  checkNames,
  checkConditions,
  checkRules,
  checkPatterns,
  checkRoles,
  checkCalls,
  checkErrors,
  checkLimits,
]

/**
 * Finds what does not fit together in a product: names of nothing, states that no record reaches, rules that no
 * value keeps, patterns that hang a page, errors without words. For tests and for a build: nothing is changed, and
 * no section is missed that was not given.
 */
export function checkProduct(product: ProductDeclaration): readonly Finding[] {
  return checks.flatMap((check) => check(product))
}
