import type { ScreenTransitionProps } from './MotionContext'
import { ScreenStack, StackedScreen } from './ScreenStack'

/** The new screen rises over the old one, which fades. */
export function MovingScreenTransition({ screen, children, ...rest }: ScreenTransitionProps) {
  const drawn = (
    <StackedScreen className="sw-ScreenTransition-screen" movement="rise">
      {children}
    </StackedScreen>
  )
  return <ScreenStack {...rest} name={screen} screen={drawn} />
}
