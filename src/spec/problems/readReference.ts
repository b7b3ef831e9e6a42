import { ownValue } from '../values/ownValue'

/**
 * Find the number under which a server knows a call that failed: in the members that frameworks add to a problem, or in the
 * headers that they send with any answer.
 */
export function readReference(body: unknown, headers: Headers): string | undefined {
  for (const name of MEMBERS) {
    const said = ownValue(body, name)
    if ((typeof said === 'string' && said !== '') || typeof said === 'number') return String(said)
  }
  for (const name of HEADERS) {
    const said = headers.get(name)
    if (said) return said
  }
  return undefined
}

const MEMBERS = ['traceId', 'trace_id', 'requestId', 'request_id', 'correlationId', 'correlation_id']
const HEADERS = ['x-request-id', 'x-correlation-id', 'x-trace-id']
