/** The parameters in the search of an address: of `/orders?q=gull#top` that is `q`. */
export function paramsOf(address: string): URLSearchParams {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? []
  return new URLSearchParams(search)
}

/** The address with these parameters and no others; without any it has no search. What stood behind a `#` is left out. */
export function withParams(address: string, params: URLSearchParams): string {
  const [path = ''] = address.split(/[?#]/)
  const written = params.toString()
  return written ? `${path}?${written}` : path
}
