/** As the work ends, unless the signal comes first. */
export function untilAborted<Answer>(work: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
