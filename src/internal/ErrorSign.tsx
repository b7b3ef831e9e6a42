/** A shape of its own, so that the tone does not hang on colour. Lucide's circle-alert. */
export function ErrorSign() {
  return (
    <svg className="sw-Field-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
  )
}
