import { sendBytes } from './sendBytes'
import type { UploadedFile } from './Upload'
import type { Sending, UploadAdapter } from './UploadAdapter'

type Headers = Readonly<Record<string, string>>

export interface PostOptions {
  /** The URL that files are sent to. */
  url: string
  /** The name of the part that holds the file. @default 'file' */
  field?: string | undefined
  /** Headers of each request, such as a token; a function is called for each file. */
  headers?: Headers | (() => Headers | Promise<Headers>) | undefined
  /** The method of the request. @default 'POST' */
  method?: 'POST' | 'PUT' | undefined
  /** Sends cookies to another origin too. @default false */
  withCredentials?: boolean | undefined
  /** Adds parts to the form, before the file. */
  parts?: ((sending: Sending) => Readonly<Record<string, string>>) | undefined
  /**
   * Reads the service's answer.
   * @default its JSON, if it is an object; else the header `Location` as the `url`
   */
  read?: ((text: string, header: (name: string) => string | null) => Partial<UploadedFile>) | undefined
}

/** Send each file in one request, as a form does. An interrupted file begins anew. */
export function postAdapter(options: PostOptions): UploadAdapter {
  const { url, field = 'file', method = 'POST', withCredentials, read = readAnswer } = options
  return {
    name: 'post',
    async send(sending) {
      const { file, name, checksum, signal, report } = sending
      const body = new FormData()
      for (const [part, value] of Object.entries(options.parts?.(sending) ?? {})) body.append(part, value)
      if (checksum !== undefined) body.append('checksum', checksum)
      body.append(field, file, name)
      const headers = typeof options.headers === 'function' ? await options.headers() : options.headers
      // The browser counts the form's other bytes too.
      const answer = await sendBytes({
        method,
        url,
        headers,
        body,
        withCredentials,
        signal,
        report: (bytes) => report(Math.min(bytes, file.size)),
      })
      return read(answer.text, answer.header)
    },
  }
}

function readAnswer(text: string, header: (name: string) => string | null): Partial<UploadedFile> {
  const location = header('Location')
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer
  } catch {
    // Not JSON: then the address is in the header, if there is one.
  }
  return location === null ? {} : { url: location }
}
