/** The component's own class first, then what the host adds. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  let all = ''
  for (const name of names) if (name) all = all ? `${all} ${name}` : name
  return all
}
