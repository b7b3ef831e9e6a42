import type { CSSProperties } from 'react'
import { type ColourValue, isColour } from './colourValue'
import { mark } from './FieldFrame'

/** A colour for the eye alone; crossed out where there is none. Its name stands beside it, or is the option's. */
export function ColourSwatch({ colour }: { colour: ColourValue | undefined }) {
  const isNone = !isColour(colour)
  return (
    <span
      className="sw-ColourField-swatch"
      data-none={mark(isNone)}
      style={isNone ? undefined : ({ '--sw-ColourField-colour': colour } as CSSProperties)}
      aria-hidden="true"
    />
  )
}
