import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { measureContrast } from './measure'
import './theme.css'

/** What is drawn, and on what. */
export interface Pair {
  ink: string
  on: string
  /** What it is for, in a few words. */
  use: string
  /** A line or a mark needs 3 to 1, words more. */
  kind?: 'mark'
}

interface ColourSheetProps {
  groups: readonly { title: string; pairs: readonly Pair[] }[]
}

/** Colours in use, never alone, each with the contrast that the browser measures. */
export function ColourSheet({ groups }: ColourSheetProps) {
  return (
    <div className="spec">
      {groups.map(({ title, pairs }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pairs.map((pair) => (
              <Swatch key={`${pair.ink} ${pair.on}`} {...pair} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Swatch({ ink, on, use, kind }: Pair) {
  const swatch = useRef<HTMLLIElement>(null)
  const [contrast, setContrast] = useState('')
  useEffect(() => {
    const measure = () => swatch.current && setContrast(measureContrast(swatch.current, ink, on).toFixed(1))
    // A page changes its theme by an attribute, which draws nothing here anew.
    // At once, so that no picture shows the figures of the theme before.
    const observer = new MutationObserver(() => flushSync(measure))
    observer.observe(document.documentElement, { attributes: true })
    measure()
    return () => observer.disconnect()
  }, [ink, on])
  return (
    <li ref={swatch}>
      <div className="spec-swatch" style={{ background: `var(--sw-${on})`, color: `var(--sw-${ink})` }}>
        {kind === 'mark' ? (
          <span
            aria-hidden="true"
            style={{ inlineSize: 40, blockSize: 24, border: '1px solid', borderRadius: 6 }}
          />
        ) : (
          'Gull'
        )}
      </div>
      <div className="spec-name">
        {ink} on {on}
      </div>
      <div className="spec-figure">
        {contrast} to 1 · {use}
      </div>
    </li>
  )
}
