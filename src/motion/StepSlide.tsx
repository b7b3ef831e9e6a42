'use client'

import { createContext, type HTMLAttributes, type ReactNode, type Ref, use, useState } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import type { MovementName } from './Animator'
import { ScreenStack, StackedScreen } from './ScreenStack'

export interface StepSlideProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** The number of the step within. A greater one comes from where reading goes on, a smaller one from where it began. */
  step: number
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Stands around the steps of a wizard. The next step is there at once and slides in, against the direction of the one
 * that it follows or precedes, mirrored where people read from right to left. Focus that was in the step before moves to
 * the new one, unless that has taken it itself.
 */
export function StepSlide({ step, className, children, ...rest }: StepSlideProps) {
  const [last, follow] = useState<{ step: number; direction: MovementName }>({ step, direction: 'forward' })
  if (last.step !== step) follow({ step, direction: step > last.step ? 'forward' : 'backward' })
  return (
    <DirectionContext value={last.direction}>
      <ScreenStack
        {...rest}
        className={classes('sw-StepSlide', className)}
        name={`${step}`}
        screen={<Step>{children}</Step>}
      />
    </DirectionContext>
  )
}

function Step({ children }: { children: ReactNode }) {
  return (
    <StackedScreen className="sw-StepSlide-step" movement={use(DirectionContext)}>
      {children}
    </StackedScreen>
  )
}

/** The step that enters and the one that exits move in the same direction. */
const DirectionContext = createContext<MovementName>('forward')
