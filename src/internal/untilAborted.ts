/** Wait for an answer, or reject with the signal's reason as soon as it aborts: not every client can end its calls. */
export async function untilAborted<Answer>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted()
  if (!signal) return ask()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([ask(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
