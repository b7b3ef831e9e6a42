import type { ReactNode } from 'react'

interface ListProps {
  groups: ReactNode
  add: () => void
  move: () => void
}

/** A list in the markup of this library, for those that bring none. A function, as `drawField` is. */
export function drawList({ groups, add, move }: ListProps) {
  return (
    <fieldset className="sw-FieldGroup sw-FieldRepeater">
      <legend className="sw-FieldGroup-legend">Lines</legend>
      <ol className="sw-FieldRepeater-items">{groups}</ol>
      <div className="sw-FieldRepeater-actions">
        <button type="button" className="sw-Button sw-FieldRepeater-add" onClick={add}>
          Add line
        </button>
        <button type="button" className="sw-Button bench-move" onClick={move}>
          Move
        </button>
      </div>
    </fieldset>
  )
}

/** A group of that list with its number and the button that removes it. */
export function drawGroup(key: string | number, index: number, fields: ReactNode, remove: () => void) {
  const label = `Line ${index + 1}`
  return (
    <li key={key}>
      <div className="sw-FieldRepeater-item" role="group" aria-label={label} data-heading>
        <div className="sw-FieldRepeater-heading">{label}</div>
        <button
          type="button"
          className="sw-Button sw-FieldRepeater-remove"
          aria-label={`Remove ${label}`}
          onClick={remove}
        >
          Remove
        </button>
        <div className="sw-FieldRepeater-fields">{fields}</div>
      </div>
    </li>
  )
}
