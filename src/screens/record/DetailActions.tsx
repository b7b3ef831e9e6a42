'use client'

import { Button } from '../../components/Button'
import { DotsMenu } from '../../components/DotsMenu'
import { useLocale } from '../../internal/locale'
import { useMedia } from '../../internal/useMedia'
import { handleLinkClick } from '../product/handleLinkClick'
import { choicesInSight, primaryOf, TransitionButtons } from '../transition/TransitionButtons'
import type { DetailActionsProps } from './DetailActionsProps'
import { isEditable } from './isEditable'
import { NarrowActions } from './NarrowActions'
import { recordMenu } from './recordMenu'

/** So many buttons of a record stand beside its title; of more, what every record offers is in a menu. */
const mostButtons = 4

/** The buttons of a record. */
export function DetailActions(props: DetailActionsProps) {
  const isNarrow = useMedia('(width < 30rem)')
  return isNarrow ? <NarrowActions {...props} /> : <WideActions {...props} />
}

/**
 * Of what is possible now the primary action stands last, the way on where there is one, and after it what is not possible. Ways on
 * that are possible have the room before what every record offers, which is in a menu then.
 */
function WideActions(props: DetailActionsProps) {
  const { removeRef, onRemove, removeReason, removing, duplicateHref, onDuplicate, children } = props
  const { editHref, onEdit, editReason, transitions } = props
  const { t } = useLocale()
  // A screen has one primary action.
  const editable = isEditable(props)
  const primary = primaryOf(transitions, editable)
  const inSight = choicesInSight(transitions, primary)
  const possible = inSight.filter(({ disabledReason }) => disabledReason === undefined)
  const impossible = inSight.filter((choice) => !possible.includes(choice))
  const others = transitions.filter((choice) => !inSight.includes(choice))
  const usual = [editHref ?? onEdit, onRemove, duplicateHref ?? onDuplicate].filter(Boolean)
  const hasMenu = others.length > 0 || inSight.length + usual.length > mostButtons
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
      {onRemove && !hasMenu && (
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
      {(duplicateHref !== undefined || onDuplicate) && !hasMenu && (
        <Button
          variant="quiet"
          {...(duplicateHref === undefined ? {} : { href: duplicateHref })}
          onClick={handleLinkClick(onDuplicate)}
        >
          {t('detail.duplicate')}
        </Button>
      )}
      {children}
      {primary && editable && edit}
      <TransitionButtons choices={possible} primary={primary} />
      {!(primary && editable) && edit}
      <TransitionButtons choices={impossible} primary={undefined} />
      {hasMenu && !removing && <DotsMenu items={() => recordMenu(props, others, t)} />}
    </>
  )
}
