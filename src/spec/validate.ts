import { fail } from '../internal/developerMessages'
import type { AcceptedBy, Entity } from './Entity'
import type { Fields } from './fields'
import type { Issue } from './issues'
import { judge, sayRuleInEnglish, type JudgeOptions } from './judge'
import { entityNounOf } from './labels'
import { readDraft, type DraftValues } from './readDraft'

export type ValidateOptions = JudgeOptions

/** Whether a draft may become a record, and as what. */
export type Acceptance<F extends Fields> =
  | { readonly accepted: true; readonly value: AcceptedBy<F>; readonly issues: readonly Issue[] }
  | { readonly accepted: false; readonly issues: readonly Issue[] }

/**
 * Judges a draft by its entity: one issue for each field that breaks a rule, in the order of the fields. What the
 * server makes is not judged. The draft may be anything, from anywhere: it is never trusted and never changed.
 */
export function validate<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options?: ValidateOptions,
): readonly Issue[] {
  return accept(entity, draft, options).issues
}

/**
 * Judges a draft and gives what it means: numbers and ticks that came as text (from a form without JavaScript)
 * are read, and what the entity does not know or the server makes is left out. An issue that is no error does not
 * stand in the way.
 */
export function accept<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options: ValidateOptions = {},
): Acceptance<F> {
  const values = readDraft(entity.fields, draft)
  if (!values) return { accepted: false, issues: [notARecord(entity, options)] }
  const issues: Issue[] = []
  const accepted: [string, unknown][] = []
  for (const name of entity.fieldNames) {
    const field = entity.fields[name]
    if (!field || field.serverMade) continue
    const { value, issue } = judge(field, name, values[name], values, options)
    if (issue) issues.push(issue)
    // An emptied number, choice or date has no text to keep.
    if (value !== undefined) accepted.push([name, value === '' && field.kind !== 'text' ? null : value])
  }
  if (issues.some(({ severity }) => severity === 'error')) return { accepted: false, issues }
  return { accepted: true, value: Object.fromEntries(accepted) as AcceptedBy<F>, issues }
}

/** Judges one field of a draft. */
export function validateField<F extends Fields>(
  entity: Entity<F>,
  name: keyof F & string,
  value: unknown,
  draft: DraftValues = {},
  options?: ValidateOptions,
): Issue | undefined {
  const field = entity.fields[name]
  if (!field) fail(`“${entity.name}” has no field “${name}”, so that nothing can judge it. Check the name.`)
  return field.serverMade ? undefined : judge(field, name, value, draft, options).issue
}

/** The rules of an entity as a form takes them: `createForm({ rules: fieldRules(strike) })`. */
export function fieldRules<F extends Fields>(
  entity: Entity<F>,
  options?: ValidateOptions,
): {
  readonly [Name in keyof F & string]: (
    value: unknown,
    context: { readonly values: DraftValues },
  ) => Issue | undefined
} {
  const rules = Object.create(null)
  for (const name of entity.fieldNames) {
    rules[name] = (value: unknown, { values }: { readonly values: DraftValues }) =>
      validateField(entity, name, value, values, options)
  }
  return rules
}

function notARecord(entity: Pick<Entity, 'labels'>, { say = sayRuleInEnglish }: ValidateOptions): Issue {
  const message = say('rule.record', { entity: entityNounOf(entity) })
  return { path: [], rule: 'record', params: {}, severity: 'error', source: 'client', message }
}
