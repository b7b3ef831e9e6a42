import { isPlainObject } from '../../spec/values/ownValue'
import { ProblemError } from '../problems'
import { nextIn, recordsIn } from './readAnswer'
import { addressWith } from './restAddress'
import type { RestAnswer, RestCall } from './restCall'
import type { Place } from './RestSourceOptions'

interface RestStretch {
  readonly call: RestCall
  readonly address: string
  readonly signal: AbortSignal | undefined
  /** The parameters, by the server's names; an undefined value is not sent. */
  readonly asked: Readonly<Record<string, string | number | undefined>>
  /** The parameter that takes the cursor. */
  readonly cursorName: string
  /** Where what is asked for stands, or how that is found in an answer. */
  readonly items: Place | undefined | ((answer: RestAnswer) => Place | undefined)
  /** Where the cursor of the next stretch stands. */
  readonly next: Place
}

/** Read one stretch of what goes on after a cursor: versions, changes, removed records. */
export async function restStretch(stretch: RestStretch): Promise<{
  readonly answer: RestAnswer
  readonly items: readonly unknown[]
  readonly next: string | undefined
}> {
  const { call, address, signal, asked, cursorName, items, next } = stretch
  const parameters = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const answer = await call(addressWith(address, parameters), { signal })
  const place = typeof items === 'function' ? items(answer) : items
  return {
    answer,
    items: recordsIn(answer, { url: address, ...(place !== undefined && { records: place }) }),
    next: cursorOf(nextIn(answer, next), cursorName),
  }
}

/** See that the host, or the server, gave something with properties. */
export function plainOr502<Item extends object>(item: Item, expected: string): Item {
  if (isPlainObject(item)) return item
  throw new ProblemError({
    status: 502,
    title: 'The answer was not readable',
    detail: `${expected} was expected where ${typeof item} stands`,
  })
}

/** The cursor itself, or the one in the address of the next stretch. */
function cursorOf(next: string | undefined, name: string): string | undefined {
  const [, search] = /^[^?\s]*\?([^#\s]*)/.exec(next ?? '') ?? []
  return search === undefined ? next : (new URLSearchParams(search).get(name) ?? undefined)
}
