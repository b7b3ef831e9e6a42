'use client'

import { Button } from '../../components/Button'
import type { TransitionChoice } from './TransitionChoice'

export interface TransitionButtonsProps {
  /** The ways on from the state of a record that stand in sight. */
  choices: readonly TransitionChoice[]
  /** The one to show first. */
  primary: TransitionChoice | undefined
}

/** Ways from the state of a record as buttons; the primary action stands last. */
export function TransitionButtons({ choices, primary }: TransitionButtonsProps) {
  return choices
    .toSorted((one, other) => Number(one === primary) - Number(other === primary))
    .map((choice) => (
      <Button
        key={choice.name}
        variant={choice === primary && choice.tone !== 'danger' ? 'primary' : 'secondary'}
        pending={choice.pending}
        disabledReason={choice.disabledReason}
        onClick={choice.onAction}
      >
        {choice.label}
      </Button>
    ))
}

/** So many buttons are taken in at a glance. */
const mostInSight = 3

/** The ways on that have a button of their own: all, or of more than three those that are possible now. */
export function choicesInSight(
  choices: readonly TransitionChoice[],
  primary: TransitionChoice | undefined,
): readonly TransitionChoice[] {
  if (choices.length <= mostInSight) return choices
  const possible = choices.filter((choice) => choice.onAction && choice !== primary)
  return [...(primary ? [primary] : []), ...possible].slice(0, mostInSight)
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
