import { code } from './code'
import { nameOf, type OpenApi, type Operation, type Parameter } from './OpenApi'

/** The headers that a source sends, with what it sends in them. */
export function headersOf({ parameters }: Operation): readonly (readonly [name: string, value: string])[] {
  const found = new Map<string, readonly [string, string]>()
  for (const { name, in: place } of parameters) {
    if (place !== 'header') continue
    const value = headerValue(name)
    if (value !== undefined) found.set(value, [name, value])
  }
  return [...found.values()]
}

function headerValue(name: string): string | undefined {
  if (/^if-match$/i.test(name)) return 'options?.ifMatch'
  return /^(?:x-)?idempotency-key$/i.test(name) ? 'options?.idempotencyKey' : undefined
}

/** Note the parameters of a call that are not sent. */
export function skipParameters(
  api: OpenApi,
  operation: Operation,
  isSent: (one: Parameter) => boolean = () => false,
): void {
  const headers = operation.method === 'get' ? [] : headersOf(operation).map(([name]) => name)
  for (const one of operation.parameters) {
    if (one.in === 'path' || (one.in === 'header' && headers.includes(one.name)) || isSent(one)) continue
    const what = one.required ? 'is required and not sent' : 'is not sent'
    api.skip(nameOf(operation), `${code(one.name)} in ${one.in} ${what}`)
  }
}
