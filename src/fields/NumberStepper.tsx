'use client'

import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { numberTexts } from '../messages/fields/numberTexts'
import { type Affixes, labelIdOf } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import type { NumberValue } from './numberValue'
import { type StepBounds, stepNumber } from './stepNumber'
import { useStandingValue } from './useStandingValue'
import type { Notation } from './useWrittenControl'

interface NumberStepperProps extends StepBounds {
  id: string
  input: RefObject<HTMLInputElement | null>
  affixes: Affixes
  notation: Notation<NumberValue>
  field: FieldProps<NumberValue>
  onStep: (value: number) => void
  onLeave: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Two buttons that make the number of a text box less or more, and say it. They can be reached by the keyboard, because
 * the arrow keys of the box move its caret.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { id, input, affixes, notation, field, onStep, onLeave } = props
  const { t, locale } = useLocaleWith(numberTexts)
  const announce = useAnnounce()
  const [value, setValue] = useStandingValue(input, notation, field)

  const nextOf = (direction: 1 | -1) =>
    typeof value === 'string' ? value : stepNumber(value ?? 0, direction, props)

  function step(direction: 1 | -1) {
    const next = nextOf(direction)
    // A text that says no number is for a person to mend.
    if (typeof next === 'string') return input.current?.focus()
    if (next === value) return
    setValue(next)
    onStep(next)
    const said = [affixes.prefix, notation.write(next, locale), affixes.suffix].filter(Boolean).join(' ')
    announce(said, 'assertive')
  }

  const draw = (direction: 1 | -1, name: string, icon: ReactNode) => (
    <button
      type="button"
      id={`${id}-${direction === 1 ? 'more' : 'less'}`}
      className="sw-NumberField-step"
      disabled={field.disabled}
      // Not `disabled` at an end, because that would take the focus away.
      aria-disabled={(typeof value === 'number' && nextOf(direction) === value) || undefined}
      aria-label={name}
      aria-labelledby={`${id}-${direction === 1 ? 'more' : 'less'} ${labelIdOf(id)}`}
      onClick={() => step(direction)}
      onBlur={onLeave}
    >
      {icon}
    </button>
  )
  return (
    <>
      {draw(-1, t('number.less'), <MinusIcon className="sw-icon" aria-hidden="true" />)}
      {draw(1, t('number.more'), <PlusIcon className="sw-icon" aria-hidden="true" />)}
    </>
  )
}
