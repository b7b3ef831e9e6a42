import { absoluteValue, type FromNow, type FromToday, isFromNow } from './fromNow'
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
  if (isMe(field)) {
    if (me === undefined) return undefined
    return 'many' in field && field.many === true ? [me] : me
  }
  const relative = fromNowIn(field)
  // A person fills in hours and minutes.
  return relative ? absoluteValue(relative, field.kind === 'instant' ? toTheMinute(now) : now) : field.default
}

/** The default of a day or a moment that counts from when a draft is begun; nothing for any other. */
export function fromNowIn({ kind, default: value }: FieldBase): FromToday | FromNow | undefined {
  return (kind === 'date' || kind === 'instant') && isFromNow(value) ? value : undefined
}

/** Whether a field begins as the person who fills it in. */
export function isMe(field: FieldBase): field is FieldBase & { readonly default: Me } {
  return field.kind === 'reference' && isPlainObject(field.default) && Object.hasOwn(field.default, 'me')
}

function toTheMinute(now = Date.now()): number {
  return Math.floor(now / 60_000) * 60_000
}
