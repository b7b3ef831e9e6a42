/** The seconds after which a call may be made again, as `Retry-After` says it: in seconds, or as a date (RFC 9110, 10.2.3). */
export function retryAfter(headers: Headers, now: () => number = Date.now): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(said)) return Number(said)
  const until = /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now()) / 1000))
}
