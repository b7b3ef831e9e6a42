'use client'

import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import { useMedia } from '../../internal/useMedia'
import { handleLinkClick } from '../product/handleLinkClick'
import { primaryOf, TransitionButtons } from '../transition/TransitionButtons'
import type { DetailActionsProps } from './DetailActionsProps'
import { isEditable } from './isEditable'
import { NarrowActions } from './NarrowActions'

/** The buttons of a record. */
export function DetailActions(props: DetailActionsProps) {
  const isNarrow = useMedia('(width < 30rem)')
  return isNarrow ? <NarrowActions {...props} /> : <WideActions {...props} />
}

/** The primary action stands last, the way on where there is one. */
function WideActions(props: DetailActionsProps) {
  const { removeRef, onRemove, removeReason, removing, duplicateHref, onDuplicate, children } = props
  const { editHref, onEdit, editReason, transitions } = props
  const { t } = useLocale()
  // A screen has one primary action.
  const hasOther = isEditable(props)
  const primary = primaryOf(transitions, hasOther)
  const edit = (editHref !== undefined || onEdit) && (
    <Button
      variant={primary ? 'secondary' : 'primary'}
      disabledReason={editReason}
      {...(editHref === undefined ? {} : { href: editHref })}
      onClick={handleLinkClick(onEdit)}
    >
      {t('detail.edit')}
    </Button>
  )
  return (
    <>
      {onRemove && (
        <Button
          ref={removeRef}
          variant="quiet"
          disabledReason={removeReason}
          pending={removing}
          onClick={onRemove}
        >
          {t('detail.remove')}
        </Button>
      )}
      {(duplicateHref !== undefined || onDuplicate) && (
        <Button
          variant="quiet"
          {...(duplicateHref === undefined ? {} : { href: duplicateHref })}
          onClick={handleLinkClick(onDuplicate)}
        >
          {t('detail.duplicate')}
        </Button>
      )}
      {children}
      {primary && edit}
      <TransitionButtons choices={transitions} hasOther={hasOther} />
      {!primary && edit}
    </>
  )
}
