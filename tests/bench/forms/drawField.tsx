import type { ComponentProps } from 'react'
import { description } from './bench'

/**
 * A field in the markup of this library, for those that bring none. A function rather than a component, because that
 * would be one more to render.
 */
export function drawField(
  id: string,
  label: string,
  error: string | undefined,
  control: ComponentProps<'input'>,
) {
  return (
    <div key={id} className="sw-Field sw-TextField" data-invalid={error === undefined ? undefined : ''}>
      <label className="sw-Field-label" htmlFor={id}>
        {label}
      </label>
      <div className="sw-Field-description" id={`${id}-description`}>
        {description}
      </div>
      <input
        className="sw-Field-control"
        id={id}
        type="text"
        aria-describedby={error === undefined ? `${id}-description` : `${id}-description ${id}-message`}
        aria-invalid={error === undefined ? undefined : true}
        {...control}
      />
      {error === undefined ? null : (
        <div className="sw-Field-message" data-tone="error" id={`${id}-message`}>
          {sign}
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}

/** The sign beside an error, as the library draws it. */
export const sign = (
  <svg className="sw-Field-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </svg>
)
