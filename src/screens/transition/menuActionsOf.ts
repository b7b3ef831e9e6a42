import type { MenuAction } from '../../components/MenuItems'
import type { TransitionChoice } from './TransitionChoice'

/** The ways on from a state as entries of a menu; what cannot be done now says why. */
export function menuActionsOf(choices: readonly TransitionChoice[]): readonly MenuAction[] {
  return choices.map(({ name, label, tone, onAction, disabledReason }) => ({
    id: name,
    label,
    ...(onAction && { onAction }),
    ...(tone === 'danger' && { tone }),
    ...(disabledReason !== undefined && { disabledReason }),
  }))
}
