import { listen } from '../../internal/listen'

/** Tells the other tabs of a browser that something has changed, and hears it from them. */
export function otherTabs(name: string) {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined

  return {
    tell() {
      if (typeof BroadcastChannel === 'undefined') return
      if (channel) return channel.postMessage(undefined)
      const passing = new BroadcastChannel(name)
      passing.postMessage(undefined)
      passing.close()
    },

    /** Tell the other tabs, and who listens in this one, of what no call of the source itself was about. */
    tellAll() {
      this.tell()
      for (const one of listeners) one()
    },

    /** The channel is open as long as someone listens, because an open one keeps a page from being kept for "back". */
    listen(listener: () => void): () => void {
      const stop = listen(listeners, listener)
      if (!channel && typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(name)
        channel.addEventListener('message', () => {
          for (const one of listeners) one()
        })
      }
      return () => {
        stop()
        if (listeners.size > 0) return
        channel?.close()
        channel = undefined
      }
    },
  }
}
