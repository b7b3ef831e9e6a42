'use client'

import { Button } from '../../components/Button'
import { DotsMenu } from '../../components/DotsMenu'
import { useLocale } from '../../internal/locale'
import { menuActionsOf } from './menuActionsOf'
import type { TransitionChoice } from './TransitionChoice'

export interface TransitionButtonsProps {
  /** The ways on from the state of a record, in the order declared. */
  choices: readonly TransitionChoice[]
}

/** So many buttons are taken in at a glance. */
const buttonsInSight = 3

/**
 * The ways from the state of a record: the first that is possible and leads on is the primary action. Of more than three, the
 * others stand in a menu.
 */
export function TransitionButtons({ choices }: TransitionButtonsProps) {
  const { t } = useLocale()
  const first = primaryOf(choices)
  const buttons = choices.length > buttonsInSight ? choices.filter((one) => one === first) : choices
  const others = choices.filter((one) => !buttons.includes(one))
  return (
    <>
      {others.length > 0 && <DotsMenu label={t('transition.more')} items={() => menuActionsOf(others)} />}
      {/* The primary action stands last. */}
      {buttons
        .toSorted((one, other) => Number(one === first) - Number(other === first))
        .map((choice) => (
          <Button
            key={choice.name}
            variant={choice === first ? 'primary' : 'secondary'}
            pending={choice.pending}
            disabledReason={choice.disabledReason}
            onClick={choice.onAction}
          >
            {choice.label}
          </Button>
        ))}
    </>
  )
}

/** Return the action to show first: it can be done now, leads on, and is not dangerous. */
export function primaryOf(choices: readonly TransitionChoice[]): TransitionChoice | undefined {
  return choices.find(({ onAction, tone, leadsOn = true }) => onAction && leadsOn && tone !== 'danger')
}
