import { checkCalls } from './findings/checkCalls'
import { checkCalendars } from './findings/checkCalendars'
import { checkChoices } from './findings/checkChoices'
import { checkConditions } from './findings/checkConditions'
import { checkErrors } from './findings/checkErrors'
import { checkFieldLimits } from './findings/checkFieldLimits'
import { checkGrantedCalls } from './findings/checkGrantedCalls'
import { checkGrants } from './findings/checkGrants'
import { checkImpossible } from './findings/checkImpossible'
import { checkLabels } from './findings/checkLabels'
import { checkLimits } from './findings/checkLimits'
import { checkNames } from './findings/checkNames'
import { checkNotifications } from './findings/checkNotifications'
import { checkPatterns } from './findings/checkPatterns'
import { checkPeople } from './findings/checkPeople'
import { checkPresentation } from './findings/checkPresentation'
import { checkReasons } from './findings/checkReasons'
import { checkReferences } from './findings/checkReferences'
import { checkRelated } from './findings/checkRelated'
import { checkRollups } from './findings/checkRollups'
import { checkRoles, checkStarts } from './findings/checkRoles'
import { checkRules } from './findings/checkRules'
import { checkSameLabels } from './findings/checkSameLabels'
import { checkScreenRights } from './findings/checkScreenRights'
import { checkScreens } from './findings/checkScreens'
import { checkSections } from './findings/checkSections'
import { checkStates } from './findings/checkStates'
import { checkTitles } from './findings/checkTitles'
import { checkTransitionRoles } from './findings/checkTransitionRoles'
import { checkTrees } from './findings/checkTrees'
import { checkUndo } from './findings/checkUndo'
import { checkWaysOn } from './findings/checkWaysOn'
import { checkWidgets } from './findings/checkWidgets'
import type { Check, Finding } from './findings/Finding'
import type { ProductDeclaration } from './Product'

/** In the order of the sections. */
const checks: readonly Check[] = [
  checkScreens,
  checkScreenRights,
  checkPresentation,
  checkCalendars,
  checkTrees,
  checkPeople,
  checkWidgets,
  checkNotifications,
  checkLabels,
  checkSameLabels,
  checkTitles,
  checkSections,
  checkReferences,
  checkRelated,
  checkRollups,
  checkChoices,
  checkStates,
  checkWaysOn,
  checkUndo,
  checkTransitionRoles,
  checkNames,
  checkConditions,
  checkImpossible,
  checkRules,
  checkPatterns,
  checkRoles,
  checkStarts,
  checkGrants,
  checkReasons,
  checkCalls,
  checkGrantedCalls,
  checkErrors,
  checkLimits,
  checkFieldLimits,
]

/**
 * Find the mistakes of a product: names of nothing, states that no record reaches or leaves, rules and
 * conditions that no value meets, patterns that hang a page, labels that are there twice, permissions that no screen
 * can use, errors without words. For tests and for a build: nothing is changed, and a section that is not given is no
 * mistake.
 */
export function checkProduct(product: ProductDeclaration): readonly Finding[] {
  return checks.flatMap((check) => check(product))
}
