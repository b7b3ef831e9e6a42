import { own } from '../../internal/own'
import type { Product, SpecifiedScreen } from './Product'

/** The parameters of a path by name: of `/invoices/:id`, the `id`. */
export type PathParams = Readonly<Record<string, string>>

/**
 * Write a path with its parameters filled in, each as one part of it whatever it holds.
 *
 * @throws for a parameter that is not given, because the address would lead nowhere
 */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) {
      throw new Error(
        `screenwright: the path “${path}” has no value for “:${name}”, so that it leads nowhere. Give pathOf one.`,
      )
    }
    return encodeURIComponent(value)
  })
}

/** Read a path as an address has it, without search and hash: its parameters, or undefined where it is another one. */
export function matchPath(path: string, address: string): PathParams | undefined {
  const asked = partsOf(path)
  const given = partsOf(address.replace(/[?#].*$/s, ''))
  if (asked.length !== given.length) return undefined
  const params: [string, string][] = []
  for (const [index, part] of asked.entries()) {
    const written = decoded(given[index] ?? '')
    if (written === undefined) return undefined
    if (part.startsWith(':')) params.push([part.slice(1), written])
    else if (decoded(part) !== written) return undefined
  }
  return Object.fromEntries(params)
}

export interface MatchedScreen {
  readonly name: string
  readonly screen: SpecifiedScreen
  readonly params: PathParams
}

/** The screen of a product that an address leads to. One that is written out goes before one with a parameter. */
export function matchScreen(product: Product, address: string): MatchedScreen | undefined {
  const found = Object.entries(product.screens ?? {}).flatMap(([name, screen]): MatchedScreen[] => {
    const params = matchPath(screen.path, address)
    return params && mayBeRecord(product, screen, params) ? [{ name, screen, params }] : []
  })
  return found.toSorted((a, b) => openness(a.screen.path) - openness(b.screen.path))[0]
}

/** Where ids are numbers, no word is one: `/artists/tree` leads nowhere without a tree, and to no artist that was removed. */
function mayBeRecord({ entities }: Product, screen: SpecifiedScreen, params: PathParams): boolean {
  const entity = entities?.find(({ name }) => name === screen.entity)
  const kind = entity && own(entity.fields, entity.id)?.kind
  const written = own(params, paramNames(screen.path).at(-1))
  if (screen.shows !== 'detail' || (kind !== 'integer' && kind !== 'number')) return true
  return !Number.isNaN(Number(written))
}

/** A screen of an entity that shows it so, where a path has a parameter for the record or has none. */
export function screenOf(
  product: Product,
  entity: string,
  shows: NonNullable<SpecifiedScreen['shows']>,
  ofRecord: boolean,
): SpecifiedScreen | undefined {
  return Object.values(product.screens ?? {}).find(
    (screen) =>
      screen.entity === entity && screen.shows === shows && paramNames(screen.path).length > 0 === ofRecord,
  )
}

export const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/:([^/]+)/g)].map(([, name = '']) => name)

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

/** The places of parameters as a number: the earlier one stands, the later the screen comes. */
const openness = (path: string) =>
  partsOf(path).reduce((sum, part, index) => sum + (part.startsWith(':') ? 2 ** -index : 0), 0)

/** A part that is cut in the middle of a sign is no part of any path. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
