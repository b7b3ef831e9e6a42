import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { loadScript, ScriptError } from '../../../src/media'
import { ScriptPage, type ScriptPageProps } from './ScriptPage'

export interface App {
  loadScript: typeof loadScript
  /** Render the scripts of a page, and again when called again. */
  show: (props: ScriptPageProps) => void
  hydrate: (props: ScriptPageProps) => void
  unmount: () => void
  /** The outcome of a call, in a word or two. */
  outcome: (promise: Promise<unknown>) => Promise<string>
  mistakes: string[]
}

let root: Root | undefined
const element = () => document.getElementById('root')!

export const app: App = {
  loadScript,
  show(props) {
    root ??= createRoot(element())
    root.render(<ScriptPage {...props} />)
  },
  hydrate(props) {
    root = hydrateRoot(element(), <ScriptPage {...props} />, {
      onRecoverableError: (error) => app.mistakes.push(String(error)),
    })
  },
  unmount() {
    root?.unmount()
    root = undefined
  },
  outcome: (promise) =>
    promise.then(
      (value) => `there ${JSON.stringify(value) ?? ''}`.trim(),
      (error: unknown) => (error instanceof ScriptError ? error.kind : `not ours: ${String(error)}`),
    ),
  mistakes: [],
}

Object.assign(globalThis, { app })
