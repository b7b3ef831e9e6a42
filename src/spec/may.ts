import type { Grant } from './access'
import type { AccessOfRole, Action } from './accessOf'
import { explain } from './explainWhen'
import type { Id } from './FieldBase'
import { type ConditionWords, sayConditionInEnglish } from './sayCondition'
import { evaluate } from './When'

export type Permission =
  | { readonly allowed: true }
  /** The reason is a part of a sentence: "only while status is draft". */
  | { readonly allowed: false; readonly reason: string }

export interface MayOptions extends ConditionWords {
  /** The id of the person who asks. */
  readonly me?: Id | undefined
}

const ALLOWED: Permission = { allowed: true }

/**
 * Whether something is allowed for a record, and if not, why not. Without a record: whether it may be for any.
 *
 * @example may(accessOf(invoice, 'clerk'), 'update', record, { me: 'ada', ...useLocale() })
 */
export function may(
  access: AccessOfRole,
  action: Action,
  record?: unknown,
  { me, ...words }: MayOptions = {},
): Permission {
  const { fields } = access
  for (const grant of access.grantsFor(action)) {
    if (grant === true || (grant !== false && record === undefined)) continue
    if (grant === false || !evaluate(grant, record, { fields, me })) return refusal(access, grant, words)
  }
  return ALLOWED
}

interface Told extends ConditionWords {
  readonly refusal: Permission
}

const told = /* @__PURE__ */ new WeakMap<AccessOfRole, Map<Grant, Told>>()

/** Many rows are refused for one reason: it is put in words once. */
function refusal(
  access: AccessOfRole,
  grant: Grant,
  { say = sayConditionInEnglish, locale }: ConditionWords,
) {
  let reasons = told.get(access)
  if (!reasons) told.set(access, (reasons = new Map()))
  const known = reasons.get(grant)
  if (known?.say === say && known.locale === locale) return known.refusal
  const words = typeof grant === 'boolean' ? '' : explain(grant, access.fields, { say, locale })
  const made: Permission = Object.freeze({ allowed: false, reason: words || say('when.notAllowed') })
  reasons.set(grant, { say, locale, refusal: made })
  return made
}
