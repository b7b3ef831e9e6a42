import type { WriteOptions } from './DataSource'

/**
 * Remember the answers to writes by their idempotency keys, so that the same key twice has one effect and one answer.
 * A write that failed may be tried again.
 */
export function onceByKey() {
  const answered = new Map<string, Promise<unknown>>()
  return async <Answer>(
    method: string,
    { idempotencyKey }: WriteOptions,
    act: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const key = idempotencyKey === undefined ? undefined : `${method} ${idempotencyKey}`
    if (key !== undefined && answered.has(key)) return answered.get(key) as Promise<Answer>
    const answer = Promise.resolve().then(act)
    if (key === undefined) return answer
    answered.set(key, answer)
    answer.catch(() => answered.delete(key))
    return answer
  }
}
