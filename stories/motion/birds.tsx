import { useState } from 'react'
import { Button } from '../../src/components/Button'
import { SharedElement } from '../../src/motion/SharedElement'
import { SharedScreen } from '../../src/motion/SharedScreen'
import './motion.css'

export const birds = ['Gull', 'Barn owl', 'Canada goose', 'Starling'] as const

export interface BirdsAndOneProps {
  names?: readonly string[]
}

/** A list of birds, and a screen for each: its name goes along. */
export function BirdsAndOne({ names = birds }: BirdsAndOneProps) {
  const [open, setOpen] = useState<string>()
  return (
    <SharedScreen screen={open ?? 'list'} {...(open !== undefined && { shared: open })}>
      {open === undefined ? (
        <ul className="motion-rows motion-plain" aria-label="Species">
          {names.map((bird) => (
            <li key={bird} className="motion-tile">
              <SharedElement as="span" name={bird}>
                {bird}
              </SharedElement>
              <Button size="small" aria-label={`Open ${bird}`} onClick={() => setOpen(bird)}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="motion-column">
          <SharedElement name={open} as="span" className="motion-title">
            <h2>{open}</h2>
          </SharedElement>
          <p className="motion-words">Struck at 1,500 feet on approach to Detroit Metro.</p>
          <div className="motion-buttons">
            <Button onClick={() => setOpen(undefined)}>Back to the list</Button>
          </div>
        </div>
      )}
    </SharedScreen>
  )
}
