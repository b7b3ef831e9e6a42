'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { DotsMenu } from '../../components/DotsMenu'
import type { MenuAction } from '../../components/MenuItems'
import { useLocale } from '../../internal/locale'
import { menuActionsOf } from '../transition/menuActionsOf'
import { primaryOf } from '../transition/TransitionButtons'
import type { DetailActionsProps } from './DetailActionsProps'
import { isEditable } from './isEditable'

/** The buttons of a record on a phone: the primary action stands first, the others in a menu. */
export function NarrowActions(props: DetailActionsProps): ReactNode {
  const { transitions, editHref, onEdit, editReason, duplicateHref, onDuplicate, children } = props
  const { onRemove, removeReason, removing } = props
  const { t } = useLocale()
  const primary = primaryOf(transitions, isEditable(props))
  const edit = linked('edit', t('detail.edit'), editHref, onEdit, editReason)
  const duplicate = linked('duplicate', t('detail.duplicate'), duplicateHref, onDuplicate)
  const first: MenuAction | undefined = primary ? menuActionsOf([primary])[0] : edit
  const others: readonly MenuAction[] = [
    ...(primary && edit ? [edit] : []),
    ...menuActionsOf(transitions.filter((choice) => choice !== primary)),
    ...(duplicate ? [duplicate] : []),
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
  return (
    <>
      {first && (
        <Button
          variant={primary?.tone === 'danger' ? 'secondary' : 'primary'}
          pending={primary?.pending}
          disabledReason={first.disabledReason}
          {...(first.href !== undefined && { href: first.href })}
          onClick={first.onAction}
        >
          {first.label}
        </Button>
      )}
      {children}
      {others.length > 0 && !removing && <DotsMenu label={t('list.actions')} items={others} />}
    </>
  )
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
