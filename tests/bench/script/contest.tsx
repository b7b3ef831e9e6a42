import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'

/** One script of a page, in words that every contestant translates into what it has. */
export interface WantedScript {
  readonly src: string
  readonly after?: string
  readonly integrity?: string
  readonly nonce?: string
  /** The name of a Trusted Types policy. */
  readonly policy?: string
  readonly timeout?: number
  /** Whether the script waits for consent. */
  readonly asks?: boolean
}

export interface OneProps extends WantedScript {
  readonly agreed: boolean
  readonly onLoaded: () => void
  readonly onFailed: (kind?: string) => void
}

const heard: string[] = []
let root: Root | undefined

/** Give the bench a page of scripts, each loaded by the contestant's component. */
export function contest(
  One: ComponentType<OneProps>,
  Around: ComponentType<{ children: ReactNode }> = ({ children }) => children,
): void {
  const show = (scripts: readonly WantedScript[], agreed = false) => {
    root ??= createRoot(document.getElementById('root')!)
    const page = root
    flushSync(() =>
      page.render(
        <Around>
          {scripts.map((script) => (
            <One
              {...script}
              key={script.src}
              agreed={agreed}
              onLoaded={() => heard.push('told')}
              onFailed={(kind = 'failed') => heard.push(kind)}
            />
          ))}
        </Around>,
      ),
    )
  }
  const unmount = () => {
    root?.unmount()
    root = undefined
  }
  Object.assign(globalThis, { contest: { show, unmount, heard } })
}

/** Report a state once it has changed. */
export function useTelling(status: string, { onLoaded, onFailed }: OneProps): void {
  const [told, setTold] = useState('')
  if (status === told) return
  setTold(status)
  queueMicrotask(() => {
    if (status === 'loaded') onLoaded()
    if (status === 'failed') onFailed()
  })
}
