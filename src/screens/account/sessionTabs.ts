import type { Id } from '../../spec/fields/FieldBase'

/** A message from one page of a browser to the others of the session that they share. */
export interface SessionNews {
  /** Somebody has just signed in; otherwise the session merely stands. */
  readonly signedIn: boolean
  /** Whose session it is. */
  readonly me: Id | undefined
  /** When it ends, in milliseconds since 1970. */
  readonly end: number | undefined
}

export interface SessionTabs {
  tell(news: SessionNews): void
  close(): void
}

/** Hear of the session in the other pages of this browser, and tell them; each page hears only the others. */
export function openSessionTabs(name: string, hear: (news: SessionNews) => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  let channel: BroadcastChannel | undefined
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  const open = () => {
    if (channel) return
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', listen)
  }
  const shut = () => {
    channel?.close()
    channel = undefined
  }
  open()
  // A page that listens may not be kept for "back".
  window.addEventListener('pagehide', shut)
  window.addEventListener('pageshow', open)
  return {
    tell: (news) => channel?.postMessage(news),
    close: () => {
      window.removeEventListener('pagehide', shut)
      window.removeEventListener('pageshow', open)
      shut()
    },
  }
}

/** Others may speak under the same name. */
function isNews(data: unknown): data is SessionNews {
  return typeof data === 'object' && data !== null && 'signedIn' in data
}
