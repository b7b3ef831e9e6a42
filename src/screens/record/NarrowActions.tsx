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
import { editAction, recordMenu } from './recordMenu'

/** The buttons of a record on a phone: the primary action stands first, the others in a menu. */
export function NarrowActions(props: DetailActionsProps): ReactNode {
  const { transitions, removing, children } = props
  const { t } = useLocale()
  const primary = primaryOf(transitions, isEditable(props))
  const edit = editAction(props, t)
  const first: MenuAction | undefined = primary ? menuActionsOf([primary])[0] : edit
  const rest = transitions.filter((choice) => choice !== primary)
  const others = recordMenu(props, rest, t, primary && edit)
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
