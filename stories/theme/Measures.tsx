import './theme.css'

const sizes = [
  ['32', 'heading', 'A gull in the left engine'],
  ['24', 'heading', 'A gull in the left engine on approach'],
  ['20', 'heading', 'A gull in the left engine on approach to Detroit'],
  ['16', 'text', 'The crew saw the flock at 1,500 feet and had no time to turn away from it.'],
  ['14', 'text', 'The crew saw the flock at 1,500 feet and had no time to turn away from it.'],
  ['13', 'text', 'The crew saw the flock at 1,500 feet and had no time to turn away from it.'],
  ['12', 'text', 'The crew saw the flock at 1,500 feet and had no time to turn away from it.'],
] as const

/** The one scale of sizes, each with the line height it is set in. */
export function TypeScale() {
  return (
    <div className="spec">
      <div>
        {sizes.map(([size, line, words]) => (
          <div key={size} className="spec-line">
            <span className="spec-figure">
              {size} px · {line === 'heading' ? '1.25' : '1.5'}
            </span>
            <span
              style={{
                fontSize: `var(--sw-text-${size})`,
                lineHeight: `var(--sw-line-${line})`,
                fontWeight: `var(--sw-weight-${line === 'heading' ? 'semibold' : 'regular'})`,
              }}
            >
              {words}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Every space is a number of fours. */
export function SpaceScale() {
  return (
    <div className="spec">
      <div>
        {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((fours) => (
          <div key={fours} className="spec-line">
            <span className="spec-figure">
              {fours} · {fours * 4} px
            </span>
            <div className="spec-bar" style={{ inlineSize: `var(--sw-space-${fours})` }} />
          </div>
        ))}
      </div>
    </div>
  )
}

const surfaces = [
  ['Hairline', 'on the page', { border: 'var(--sw-hairline-width) solid var(--sw-hairline)' }],
  ['Shadow 1', 'what sticks while the page moves', { boxShadow: 'var(--sw-shadow-1)' }],
  ['Shadow 2', 'menus, dialogs, messages', { boxShadow: 'var(--sw-shadow-2)' }],
] as const

/** Two heights above the page, and no more. */
export function Elevation() {
  return (
    <div className="spec">
      <ul>
        {surfaces.map(([name, use, style]) => (
          <li key={name}>
            <div className="spec-surface" style={style}>
              {name}
            </div>
            <p className="spec-figure">{use}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
