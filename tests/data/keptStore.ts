import type { QueuedWrite, QueueStore } from '../../src/data/queue/QueuedWrite'

/** A browser's store of waiting writes, which outlives each page. */
export function keptStore() {
  const kept = new Map<string, QueuedWrite>()
  const store: QueueStore = {
    load: async () => [...kept.values()],
    put: async (write) => void kept.set(write.key, structuredClone(write)),
    delete: async (key) => void kept.delete(key),
  }
  return { kept, store }
}
