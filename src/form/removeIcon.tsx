/** Lucide's trash-2. */
export const removeIcon = (
  <svg className="sw-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6" />
  </svg>
)
