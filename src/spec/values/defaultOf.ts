import { absoluteValue, isFromNow } from './fromNow'
import { isPlainObject } from './ownValue'
import type { FieldBase, Id } from '../fields/FieldBase'
import type { Me } from '../fields/kinds/reference'

/** Facts that defaults ask about. */
export interface DefaultContext {
  /** The id of the person who begins the draft; without it no record is theirs. */
  readonly me?: Id | undefined
  /** When it is begun, in milliseconds since 1970. @default now */
  readonly now?: number | undefined
}

/** The value that a draft of a field begins with: the day, the moment or the person that is meant; undefined for none. */
export function defaultOf(field: FieldBase, { me, now }: DefaultContext = {}): unknown {
  const value = field.default
  if (isMe(field)) {
    if (me === undefined) return undefined
    return 'many' in field && field.many === true ? [me] : me
  }
  if (field.kind === 'date') return absoluteValue(value, now)
  // A person fills in hours and minutes.
  if (field.kind === 'instant' && isFromNow(value)) return absoluteValue(value, toTheMinute(now))
  return value
}

/** Whether a field's default depends on when a draft is begun, or by which person. */
export function isRelativeDefault(field: FieldBase): boolean {
  return isMe(field) || ((field.kind === 'date' || field.kind === 'instant') && isFromNow(field.default))
}

/** Whether a field begins as the person who fills it in. */
export function isMe(field: FieldBase): field is FieldBase & { readonly default: Me } {
  return field.kind === 'reference' && isPlainObject(field.default) && Object.hasOwn(field.default, 'me')
}

function toTheMinute(now = Date.now()): number {
  return Math.floor(now / 60_000) * 60_000
}
