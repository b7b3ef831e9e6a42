import type { ScreenChangeProps } from './MotionContext'
import { ScreenStack, StackedScreen } from './ScreenStack'

/** The new screen rises over the old one, which fades. */
export function MovingScreenChange({ screen, children, ...rest }: ScreenChangeProps) {
  const drawn = (
    <StackedScreen className="sw-ScreenChange-screen" movement="rise">
      {children}
    </StackedScreen>
  )
  return <ScreenStack {...rest} name={screen} screen={drawn} />
}
