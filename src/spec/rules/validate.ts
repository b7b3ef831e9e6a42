import { fail } from '../../internal/developerMessages'
import { recordRules } from '../../messages/rules/recordRules'
import { Checker } from './Checker'
import type { DraftValues, ValidateOptions } from './ValidateOptions'
import type { AcceptedBy, Entity } from '../entities/Entity'
import type { Fields } from '../fields/Field'
import { entityNounOf } from '../labels/labels'
import { isError, type Issue } from './issues'
import { withKnownOfNew } from './knownOfNew'
import { isRejected, namesIn, runRule } from './Rule'
import { readValues, withServerMade } from './readValues'
import { ownValue } from '../values/ownValue'

export type { ValidateOptions } from './ValidateOptions'

/** Whether a draft may become a record, and as what. */
export type Acceptance<F extends Fields> =
  | { readonly accepted: true; readonly value: AcceptedBy<F>; readonly issues: readonly Issue[] }
  | { readonly accepted: false; readonly issues: readonly Issue[] }

/**
 * Validate a draft by its entity.
 *
 * Fields that the server makes are neither asked for nor validated. The draft may come from anywhere: it is never
 * trusted and never changed. One without a state is to be a new record, which is in the first state.
 *
 * @returns the issues, in the order of the fields; empty when the draft keeps every rule
 * @throws when a rule of the host takes time: then ask `validateAsync`
 */
export function validate<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options?: ValidateOptions,
): readonly Issue[] {
  return accept(entity, draft, options).issues
}

/** Validate as `validate` does, and wait for rules of the host that take time. */
export async function validateAsync<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options?: ValidateOptions,
): Promise<readonly Issue[]> {
  return (await acceptAsync(entity, draft, options)).issues
}

/**
 * Validate a draft and give the values to store: numbers and ticks that came as text (from a form without JavaScript)
 * are read, unknown fields and those that the server makes are left out. Warnings do not stand in the way.
 *
 * @throws when a rule of the host takes time: then ask `acceptAsync`
 */
export function accept<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options?: ValidateOptions,
): Acceptance<F> {
  return atOnce(acceptSoon(entity, draft, withKnownOfNew(entity, draft, options), (result) => result))
}

/** Accept as `accept` does, and wait for rules of the host that take time. */
export async function acceptAsync<F extends Fields>(
  entity: Entity<F>,
  draft: unknown,
  options?: ValidateOptions,
): Promise<Acceptance<F>> {
  return acceptSoon(entity, draft, withKnownOfNew(entity, draft, options), (result) => result)
}

/**
 * Validate at once where possible, and later only when a rule takes time: first the fields, then the rules across them.
 */
export function acceptSoon<F extends Fields, Answer>(
  entity: Entity<F>,
  draft: unknown,
  options: ValidateOptions = {},
  answer: (result: Acceptance<F>) => Answer,
): Answer | Promise<Answer> {
  const checker = new Checker(options, () => ({}))
  const value = checker.readFields(entity.fields, draft) as AcceptedBy<F> | undefined
  if (value) {
    const { rules = [], fields } = entity
    const whole = rules.length > 0 ? withServerMade(fields, value, options.known) : value
    for (const rule of rules) runRule(rule, checker, fields, whole)
  } else {
    const message = checker.translate(
      'rule.record',
      { entity: entityNounOf(entity, options.t && options.locale) },
      recordRules,
    )
    checker.report(message, { rule: 'record' })
  }
  return checker.whenDone((issues) =>
    answer(value && !issues.some(isError) ? { accepted: true, value, issues } : { accepted: false, issues }),
  )
}

function atOnce<Answer>(answer: Answer | Promise<Answer>): Answer {
  if (!(answer instanceof Promise)) return answer
  answer.catch(() => {})
  return fail('A rule takes time. Ask with validateAsync, acceptAsync or a form.')
}

/**
 * Validate one field of a draft.
 * @throws when a rule of the host takes time: in a form, `fieldRules` waits for it
 */
export function validateField<F extends Fields>(
  entity: Entity<F>,
  name: keyof F & string,
  value: unknown,
  draft: DraftValues = {},
  options: ValidateOptions = {},
): readonly Issue[] {
  const checker = new Checker(options, () => draft)
  walk(checker, entity, name, value)
  return atOnce(checker.whenDone((issues) => issues))
}

/**
 * Read a value as its field means it (`12` for `"12"`), whether it keeps its rules or not; no rule of the host is
 * asked.
 */
export function readField<F extends Fields>(
  entity: Pick<Entity<F>, 'name' | 'fields'>,
  name: keyof F & string,
  value: unknown,
  options: ValidateOptions = {},
): unknown {
  return walk(new Checker(options), entity, name, value)
}

/** The rules of an entity as a form takes them: `createForm({ rules: fieldRules(strike) })`. */
export function fieldRules<F extends Fields>(
  entity: Entity<F>,
  options: ValidateOptions = {},
): {
  readonly [Name in keyof F & string]: (
    value: unknown,
    context: { readonly values: DraftValues; readonly signal?: AbortSignal | undefined },
  ) => readonly Issue[] | Promise<readonly Issue[]>
} {
  const rules = Object.create(null)
  for (const name of entity.fieldNames) {
    rules[name] = (
      value: unknown,
      context: { readonly values: DraftValues; readonly signal?: AbortSignal | undefined },
    ) => {
      // Only a rule of the host that takes time asks for the signal.
      const asked = {
        ...options,
        get signal() {
          return context.signal
        },
      }
      const checker = new Checker(asked, () => withKnown(context.values, options.known))
      walk(checker, entity, name, value)
      const own = entity.rules?.filter((rule) => rule.at[0] === name && !isRejected(checker, name)) ?? []
      for (const rule of own) {
        const isData = rule.require !== undefined || rule.unique === true
        const asked = isData ? namesIn(rule) : entity.fieldNames
        const values = readValues(entity, asked, { ...options, values: context.values })
        runRule(rule, checker, entity.fields, values)
      }
      return checker.whenDone((issues) => issues)
    }
  }
  return rules
}

/**
 * The values of a form with those of the stored record that it has no fields for, such as one for a few fields has: a rule of a field
 * may ask about any. What it reads of the form is noticed by that.
 */
function withKnown(values: DraftValues, known: DraftValues | undefined): DraftValues {
  if (!known) return values
  return new Proxy(values, {
    get: (target, name) =>
      Object.hasOwn(target, name) ? Reflect.get(target, name) : ownValue(known, String(name)),
  })
}

function walk<F extends Fields>(
  checker: Checker,
  entity: Pick<Entity<F>, 'name' | 'fields'>,
  name: keyof F & string,
  value: unknown,
): unknown {
  const field = entity.fields[name]
  if (!field)
    fail(`“${entity.name}” has no field “${name}”, so that nothing can validate it. Check the name.`)
  return field.readOnly ? value : checker.inside(name, field, value)
}
