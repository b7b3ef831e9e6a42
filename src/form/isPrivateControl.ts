/** Whether browsers and password managers treat what is typed into a control as private. */
export function isPrivateControl(id: string | undefined): boolean {
  const control = id === undefined ? null : document.getElementById(id)
  if (!(control instanceof HTMLInputElement)) return false
  return (
    control.type === 'password' ||
    /\b(?:one-time-code|(?:current|new)-password|cc-\w+)\b/.test(control.autocomplete)
  )
}
