import type { DataSource } from '../DataSource'
import type { Row } from '../Row'
import type { QueuedWrite } from './QueuedWrite'

/** Send a write that waited, or need not wait, and answer with the record as stored; nothing after a removal. */
export async function sendWrite(
  { create, update, transition, remove }: DataSource<Row>,
  write: Omit<QueuedWrite, 'turn'>,
  signal?: AbortSignal,
): Promise<Row | undefined> {
  const { key: idempotencyKey, id, method, name = '', values, ifMatch } = write
  const given = { idempotencyKey, ...(ifMatch !== undefined && { ifMatch }), ...(signal && { signal }) }
  switch (method) {
    case 'create':
      return create?.(values, given)
    case 'update':
      return update?.(id, values, given)
    case 'transition':
      return transition?.(id, name, values, given)
    case 'remove':
      await remove?.(id, given)
      return undefined
  }
}
