'use client'

import { Button } from '../../components/Button'
import { DotsMenu } from '../../components/DotsMenu'
import { useLocale } from '../../internal/locale'
import { menuActionsOf } from './menuActionsOf'
import type { TransitionChoice } from './TransitionChoice'

export interface TransitionButtonsProps {
  /** The ways on from the state of a record, in the order declared. */
  choices: readonly TransitionChoice[]
  /** Whether something else of the record can be done now, so that none of these needs to be the primary action. @default true */
  hasOther?: boolean
}

/** So many buttons are taken in at a glance. */
const buttonsInSight = 3

/**
 * The ways from the state of a record: the first that is possible and leads on is the primary action. Of more than three, the
 * others stand in a menu.
 */
export function TransitionButtons({ choices, hasOther }: TransitionButtonsProps) {
  const { t } = useLocale()
  const first = primaryOf(choices, hasOther)
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
            variant={choice === first && choice.tone !== 'danger' ? 'primary' : 'secondary'}
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

/**
 * Return the action to show first: it can be done now, leads on, and is not dangerous. Where it is all that can be
 * done with the record, any will do.
 */
export function primaryOf(
  choices: readonly TransitionChoice[],
  hasOther = true,
): TransitionChoice | undefined {
  const possible = choices.filter(({ onAction }) => onAction)
  const on = possible.find(({ tone, leadsOn = true }) => leadsOn && tone !== 'danger')
  return on ?? (hasOther || possible.length > 1 ? undefined : possible[0])
}
