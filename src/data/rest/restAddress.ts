import type { RecordId } from '../DataSource'
import { ProblemError } from '../problems'
import type { Parameters } from './restQuery'

/** The address with more parameters; it may have some of its own. */
export function addressWith(url: string, parameters: Parameters): string {
  if (parameters.length === 0) return url
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** The address of one record. A slash at the end of the list's address is kept, because servers insist on it or on none. */
export function addressOf(url: string, id: RecordId): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const isClosed = path.endsWith('/')
  return `${path}${isClosed ? '' : '/'}${stepOf(id)}${isClosed ? '/' : ''}${query}`
}

/** The address of something that a record has, `/history` say, or the same one with parameters of its own: `?deleted=true`. */
export function addressBelow(address: string, path: string): string {
  const [, record = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? []
  const [, step = '', own = ''] = /^([^?]*)(.*)$/.exec(path) ?? []
  const below = step === '' ? record : `${record.replace(/\/$/, '')}/${step.replace(/^\//, '')}`
  return below + query + (query === '' ? own : own.replace('?', '&'))
}

/** An empty step or one of dots would lead to another address: no record can have it. */
function stepOf(id: RecordId): string {
  const text = String(id)
  try {
    if (!/^\.{0,2}$/.test(text)) return encodeURIComponent(text)
  } catch {
    // Half a surrogate pair has no address either.
  }
  throw new ProblemError({ status: 404, title: 'There is no such record' })
}

/** The id at the end of the address of a record. */
export function idIn(address: string): string | undefined {
  const [, step] = /([^/?#]+)\/?(?:[?#].*)?$/.exec(address) ?? []
  try {
    return step === undefined ? undefined : decodeURIComponent(step)
  } catch {
    return step
  }
}
