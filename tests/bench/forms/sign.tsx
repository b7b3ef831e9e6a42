/** The sign beside an error, as the library draws it. */
export const sign = (
  <svg className="sw-Field-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </svg>
)
