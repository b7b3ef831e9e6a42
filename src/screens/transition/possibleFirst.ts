import type { MenuAction } from '../../components/MenuItems'

/**
 * Put what can be done now before what cannot, each in its own order: people read from the start, and stop at what they came for. What
 * cannot be done is still there, because a person who looks for it has to learn why.
 */
export function possibleFirst(actions: readonly MenuAction[]): readonly MenuAction[] {
  return actions.toSorted((one, other) => Number(isImpossible(one)) - Number(isImpossible(other)))
}

const isImpossible = ({ disabledReason }: MenuAction) => disabledReason !== undefined
