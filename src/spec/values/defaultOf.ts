import { absoluteValue, type FromNow, type FromToday, isFromNow } from './fromNow'
import { isPlainObject } from './ownValue'
import { holdsSeveral } from './holdsSeveral'
import { type Me, ownOfMe } from './Me'
import type { FieldBase } from '../fields/FieldBase'
import type { FromMe } from '../fields/kinds/reference'

/** Facts that defaults ask about. */
export interface DefaultContext {
  /** The person who begins the draft; without one nothing is theirs. */
  readonly me?: Me | undefined
  /** When it is begun, in milliseconds since 1970. @default now */
  readonly now?: number | undefined
}

/** The value that a draft of a field begins with: the day, the moment or the person that is meant; undefined for none. */
export function defaultOf(field: FieldBase, { me, now }: DefaultContext = {}): unknown {
  if (isMe(field)) {
    const mine = ownOfMe(me, field.default.me)
    // Of several departments none is meant more than the others.
    if (!holdsSeveral(field)) return mine.length === 1 ? mine[0] : undefined
    return mine.length > 0 ? mine : undefined
  }
  const relative = fromNowIn(field)
  // A person fills in hours and minutes.
  return relative ? absoluteValue(relative, field.kind === 'instant' ? toTheMinute(now) : now) : field.default
}

/** The default of a day or a moment that counts from when a draft is begun; nothing for any other. */
export function fromNowIn({ kind, default: value }: FieldBase): FromToday | FromNow | undefined {
  return (kind === 'date' || kind === 'instant') && isFromNow(value) ? value : undefined
}

/** Whether a field begins as the person who fills it in, or as what is theirs. */
export function isMe(field: FieldBase): field is FieldBase & { readonly default: FromMe } {
  return ofPeople.has(field.kind) && isPlainObject(field.default) && Object.hasOwn(field.default, 'me')
}

/** The kinds of what a person can be, or have. */
const ofPeople: ReadonlySet<string> = /* @__PURE__ */ new Set(['reference', 'choice', 'choices', 'text'])

function toTheMinute(now = Date.now()): number {
  return Math.floor(now / 60_000) * 60_000
}
