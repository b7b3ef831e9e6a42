import { errorOfStatus, UploadError } from './UploadAdapter'

export interface BytesRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body: Blob | FormData
  readonly withCredentials?: boolean | undefined
  readonly signal: AbortSignal
  readonly report: (bytes: number) => void
}

export interface BytesAnswer {
  readonly text: string
  readonly header: (name: string) => string | null
}

/**
 * Send a body and report how much of it has gone, which `fetch` cannot. Where there is no XMLHttpRequest, as in a
 * worker of a server, it is sent all the same.
 */
export function sendBytes(request: BytesRequest): Promise<BytesAnswer> {
  request.signal.throwIfAborted()
  return typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendByXhr(request)
}

function sendByXhr({ method, url, headers = {}, body, withCredentials, signal, report }: BytesRequest) {
  return new Promise<BytesAnswer>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const stop = () => xhr.abort()
    signal.addEventListener('abort', stop)
    xhr.open(method, url)
    xhr.withCredentials = withCredentials ?? false
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => report(event.loaded)
    xhr.onerror = () => reject(errorOfStatus(0))
    xhr.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    xhr.onload = () => {
      const header = (name: string) => xhr.getResponseHeader(name)
      if (xhr.status >= 200 && xhr.status < 300) resolve({ text: xhr.responseText, header })
      else reject(errorOfStatus(xhr.status, header('Retry-After')))
    }
    xhr.onloadend = () => signal.removeEventListener('abort', stop)
    xhr.send(body)
  })
}

async function sendByFetch({ method, url, headers, body, withCredentials, signal }: BytesRequest) {
  const credentials = withCredentials ? 'include' : 'same-origin'
  const answer = await fetch(url, { method, headers, body, credentials, signal }).catch((thrown: unknown) => {
    throw signal.aborted ? thrown : new UploadError('offline', { cause: thrown })
  })
  if (!answer.ok) throw errorOfStatus(answer.status, answer.headers.get('Retry-After'))
  return { text: await answer.text(), header: (name: string) => answer.headers.get(name) }
}
