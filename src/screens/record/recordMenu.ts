import type { MenuAction } from '../../components/MenuItems'
import type { Translate } from '../../messages/createTranslator'
import { menuActionsOf } from '../transition/menuActionsOf'
import { possibleFirst } from '../transition/possibleFirst'
import type { TransitionChoice } from '../transition/TransitionChoice'
import type { DetailActionsProps } from './DetailActionsProps'

/** Editing as an entry of a menu, where there is a way to it. */
export function editAction({ editHref, onEdit, editReason }: DetailActionsProps, t: Translate) {
  return linked('edit', t('detail.edit'), editHref, onEdit, editReason)
}

/**
 * The entries of a record's menu: editing and ways on that have no button, then what every record offers, of these what is possible now first, and
 * its removal last.
 */
export function recordMenu(
  { duplicateHref, onDuplicate, onRemove, removeReason }: DetailActionsProps,
  choices: readonly TransitionChoice[],
  t: Translate,
  edit?: MenuAction,
): readonly MenuAction[] {
  const duplicate = linked('duplicate', t('detail.duplicate'), duplicateHref, onDuplicate)
  return [
    ...possibleFirst([...(edit ? [edit] : []), ...menuActionsOf(choices), ...(duplicate ? [duplicate] : [])]),
    ...(onRemove
      ? [
          {
            id: 'remove',
            label: t('detail.remove'),
            tone: 'danger' as const,
            onAction: onRemove,
            ...(removeReason !== undefined && { disabledReason: removeReason }),
          },
        ]
      : []),
  ]
}

/** An action that leads somewhere, unless the host does it by itself; nothing where it does neither. */
function linked(
  id: string,
  label: string,
  href: string | undefined,
  onAction: (() => void) | undefined,
  disabledReason?: string,
): MenuAction | undefined {
  if (href === undefined && !onAction) return undefined
  return {
    id,
    label,
    ...(onAction ? { onAction } : href !== undefined && { href }),
    ...(disabledReason !== undefined && { disabledReason }),
  }
}
