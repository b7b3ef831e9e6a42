import type { RecordId } from '../../data/DataSource'
import type { WriteQueue } from '../../data/queue/QueuedWrite'

/** Whether a record has writes that wait for a connection. */
export function waitsIn(queue: WriteQueue | undefined, id: RecordId): boolean {
  return queue?.getState().waiting.some((write) => String(write.id) === String(id)) ?? false
}
