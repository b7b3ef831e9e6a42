/** The path of the list that a record is in: `/pets` for `/pets/{id}`, `/Calls.json` for `/Calls/{Sid}.json`. */
export function listPathOf(path: string): string | undefined {
  const [, above = '', ending = ''] = /^(.+)\/\{[^{}/]+\}(\.\w+)?$/.exec(path) ?? []
  return above === '' ? undefined : above + ending
}

/** The last part of a path that is no parameter, without its ending: `Calls` of `/Accounts/{id}/Calls.json`. */
export function lastWord(path: string): string {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  return last.replace(/(?<=.)\.\w+$/, '')
}

/** The names of the parameters of a path, in order. */
export function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
}

/** The addresses that a path stands for, whatever the names of its parameters. */
export const addressesOf = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}')

/** A path without the slash at its end, which leads to the same. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')
