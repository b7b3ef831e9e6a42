/** Elements that can take the focus; one of them may be out of use, hidden or inert. */
export const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], ' +
  '[contenteditable], [tabindex]:not([tabindex="-1"])'
