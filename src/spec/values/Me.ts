import { warn } from '../../internal/developerMessages'
import type { Id } from '../fields/FieldBase'
import { isMissing } from './isMissing'
import { isTextOrNumber } from './isTextOrNumber'
import { isPlainObject, ownValue } from './ownValue'

/**
 * The person who asks: their id, or an object with their `id` and with what else conditions ask of them:
 * `{ id: 'ada', department: 'roads' }`. A fact may be a list, where a person has several departments.
 */
export type Me = Id | Person

/** A host's own type of a person will do, and so will an object that is written here. */
type Person = { readonly id: Id } | { readonly id: Id; readonly [fact: string]: unknown }

/** The id of the person who asks. */
export function idOfMe(me: Me | undefined): Id | undefined {
  return isPlainObject(me) ? me.id : me
}

/** Write down who asks, and what conditions can ask of them, so that two people differ, and one before and after a move. */
export function keyOfMe(me: Me | undefined): string {
  if (!isPlainObject(me)) return JSON.stringify(me) ?? ''
  const facts = Object.keys(me)
    .toSorted()
    .map((name) => [name, ownOfMe(me, name)] as const)
  return JSON.stringify(facts.filter(([, own]) => own.every(isTextOrNumber)))
}

/**
 * Return what is theirs: their id where `{ me: true }` is asked, and of `{ me: 'department' }` their department, or all of them where they have
 * several; nothing where it is not known.
 */
export function ownOfMe(me: Me | undefined, asked: unknown): readonly unknown[] {
  if (asked === true) return [idOfMe(me)].filter((id) => !isMissing(id))
  if (me === undefined || !isFactName(asked)) return []
  if (!isPlainObject(me) || !Object.hasOwn(me, asked)) {
    warn(
      `A condition asks for “${asked}” of the person, and me has nothing of that name, so that it does not hold. ` +
        `Give me as an object with it, { id, ${asked} }; say null where a person has none.`,
    )
  }
  const fact = ownValue(me, asked)
  return (Array.isArray(fact) ? (fact as readonly unknown[]) : [fact]).filter((one) => !isMissing(one))
}

/** The fact that `{ me: 'department' }` names. */
export function isFactName(asked: unknown): asked is string {
  return typeof asked === 'string' && asked !== ''
}
