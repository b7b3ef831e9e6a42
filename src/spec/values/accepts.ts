/** Whether HTML's `accept` takes a file of that name and media type. */
export function accepts(accept: readonly string[], name: string, type: string): boolean {
  const own = [name.toLowerCase(), (type.split(';')[0] as string).trim().toLowerCase()] as const
  return accept.some((one) => takes(one.trim().toLowerCase(), ...own))
}

function takes(accepted: string, name: string, type: string): boolean {
  if (accepted === '*/*') return true
  if (accepted.startsWith('.')) return name.endsWith(accepted)
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted
}
