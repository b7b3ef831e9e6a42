import { useState } from 'react'
import { Button } from '../../src/components/Button'
import './theme.css'

const durations = [
  ['1', '120 ms', 'what leaves, what is pointed at'],
  ['2', '180 ms', 'what comes, what opens'],
  ['3', '240 ms', 'what crosses the screen'],
] as const

/** Three durations and one easing: quick out of its place, slow into the next. */
export function Movements() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="spec">
      <div>
        {durations.map(([name, time, use]) => (
          <div key={name} className="spec-line">
            <span className="spec-figure">
              {name} · {time}
            </span>
            <div>
              <div className="spec-track" data-moved={moved || undefined}>
                <div
                  className="spec-dot"
                  style={{ transition: `inset-inline-start var(--sw-duration-${name}) var(--sw-ease)` }}
                />
              </div>
              <span className="spec-figure">{use}</span>
            </div>
          </div>
        ))}
      </div>
      <div>
        <Button onClick={() => setMoved(!moved)}>{moved ? 'Move back' : 'Move'}</Button>
      </div>
      <figure className="spec-curve">
        <svg
          viewBox="0 0 100 100"
          role="img"
          aria-label="How far something has moved, by the time that has passed"
        >
          <path d="M0 100H100M0 100V0" />
          <path d="M0 100C20 100 0 0 100 0" />
        </svg>
        <figcaption className="spec-figure">cubic-bezier(0.2, 0, 0, 1)</figcaption>
      </figure>
    </div>
  )
}
