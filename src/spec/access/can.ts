import type { Grant } from './access'
import type { AccessOfRole, Action } from './accessOf'
import { explain } from '../conditions/explainWhen'
import { type LocalizedText, localize } from '../labels/LocalizedText'
import type { Me } from '../values/Me'
import { type ConditionMessages, conditionsInEnglish } from '../conditions/translateCondition'
import { evaluate, unmetPart } from '../conditions/When'

export type Permission =
  | { readonly allowed: true }
  /** The reason is a part of a sentence: "only while status is draft". */
  | { readonly allowed: false; readonly reason: string }

export interface CanOptions extends ConditionMessages {
  /** The person who asks. */
  readonly me?: Me | undefined
}

const ALLOWED: Permission = { allowed: true }

/**
 * Whether an action is allowed for a record, and if not, why not. Without a record: whether it is for any record at
 * all.
 *
 * @example can(accessOf(invoice, 'clerk'), 'update', record, { me: 'ada', ...useLocale() })
 */
export function can(
  access: AccessOfRole,
  action: Action,
  record?: unknown,
  { me, ...language }: CanOptions = {},
): Permission {
  const { fields } = access
  const context = { fields, me }
  for (const [place, grant] of access.grantsFor(action).entries()) {
    if (grant === true || (grant !== false && (record === undefined || evaluate(grant, record, context))))
      continue
    const unmet = grant === false ? grant : unmetPart(grant, record, context)
    return rejection(access, unmet, access.reasonsFor(action)[place], language)
  }
  return ALLOWED
}

interface KnownRejection extends ConditionMessages {
  readonly rejection: Permission
}

const rejections = /* @__PURE__ */ new WeakMap<AccessOfRole, Map<string, KnownRejection>>()

/** Many rows are rejected for one reason: it is put in words once. */
function rejection(
  access: AccessOfRole,
  grant: Grant,
  reason: LocalizedText | undefined,
  { t = conditionsInEnglish, locale }: ConditionMessages,
) {
  let reasons = rejections.get(access)
  if (!reasons) rejections.set(access, (reasons = new Map()))
  const key = JSON.stringify([grant, reason])
  const known = reasons.get(key)
  if (known?.t === t && known.locale === locale) return known.rejection
  const explanation =
    reason === undefined ? explained(grant, access, { t, locale }) : localize(reason, locale)
  const made: Permission = Object.freeze({ allowed: false, reason: explanation || t('when.notAllowed') })
  reasons.set(key, { t, locale, rejection: made })
  return made
}

const explained = (grant: Grant, access: AccessOfRole, messages: ConditionMessages) =>
  typeof grant === 'boolean' ? '' : explain(grant, access, messages)
