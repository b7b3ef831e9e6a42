import { orList } from '../../../messages/listText'
import type { ProductDeclaration } from '../Product'

/** The kinds of findings. */
export type FindingCode =
  | 'unknown-states-field'
  | 'states-field-not-a-choice'
  | 'unknown-state'
  | 'state-not-an-option'
  | 'unreachable-state'
  | 'transitions-without-states'
  | 'unknown-undo'
  | 'unknown-asked-field'
  | 'unknown-role'
  | 'unknown-start-screen'
  | 'start-not-opened'
  | 'unknown-permitted-field'
  | 'unknown-permitted-transition'
  | 'broken-condition'
  | 'unknown-referenced-entity'
  | 'broken-reference-filter'
  | 'broken-reference-fill'
  | 'broken-related-field'
  | 'related-in-a-circle'
  | 'broken-rollup'
  | 'unknown-screen-entity'
  | 'duplicate-path'
  | 'error-without-words'
  | 'duplicate-error-type'
  | 'unknown-error-field'
  | 'unknown-error-code'
  | 'unknown-rule-field'
  | 'unknown-section-field'
  | 'field-in-two-sections'
  | 'field-without-section'
  | 'section-asks-ahead'
  | 'optional-section-required-field'
  | 'hidden-required-field'
  | 'field-without-label'
  | 'attackable-pattern'
  | 'undecided-pattern'
  | 'contradictory-rules'
  | 'default-breaks-rules'
  | 'example-breaks-rules'
  | 'too-many-choices'
  | 'unknown-called-entity'
  | 'unknown-called-field'
  | 'order-not-kept'
  | 'limit-not-finite'
  | 'limit-unlike-field'
  | 'way-out-of-final-state'
  | 'dead-end'
  | 'undo-leads-elsewhere'
  | 'undo-asks-for-missing'
  | 'unreadable-title'
  | 'title-not-a-text'
  | 'same-label'
  | 'role-without-access'
  | 'change-without-read'
  | 'creation-not-asked'
  | 'impossible-condition'
  | 'missing-path-parameter'
  | 'screen-without-right'
  | 'granted-without-call'
  | 'transition-without-role'
  | 'reason-never-said'
  | 'reference-without-screen'
  | 'presentation-not-drawn'
  | 'calendar-without-days'
  | 'calendar-without-columns'
  | 'tree-without-parents'
  | 'tree-without-top'
  | 'tree-cannot-filter'
  | 'people-without-entity'
  | 'people-without-role-field'
  | 'option-without-role'
  | 'role-without-option'
  | 'overview-without-widgets'
  | 'widgets-not-drawn'
  | 'notifications-of-entity'
  | 'second-notifications'
  | 'unknown-widget-entity'
  | 'unknown-widget-field'
  | 'widget-field-of-other-kind'
  | 'limit-of-no-field'

/** One thing in a product that does not fit together, for a developer. */
export interface Finding {
  readonly code: FindingCode
  /** The way to it through the declaration: `entities.invoice.fields.number`. */
  readonly place: string
  /** An error cannot work as it stands; a warning can, but not well. */
  readonly severity: 'error' | 'warning'
  /** The mistake, in a sentence. */
  readonly reason: string
  /** The next step, in a sentence. */
  readonly cure: string
}

/** Looks at one topic. */
export type Check = (product: ProductDeclaration) => readonly Finding[]

type FindingParts = readonly [code: FindingCode, place: string, reason: string, cure: string]

export function error(...[code, place, reason, cure]: FindingParts): Finding {
  return { code, place, severity: 'error', reason, cure }
}

export function warning(...[code, place, reason, cure]: FindingParts): Finding {
  return { code, place, severity: 'warning', reason, cure }
}

/** “a”, “b” and “c”, for the end of a cure; words when there is nothing to name. */
export function namesIn(names: Iterable<string>, none = 'none'): string {
  const all = [...names].map((name) => `“${name}”`)
  return all.length === 0 ? none : orList(all)
}
