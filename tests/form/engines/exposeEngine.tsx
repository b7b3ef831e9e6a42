import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { EngineForm, FormEngine } from './FormEngine'
import { createHost, type HostOptions, type SteeredHost } from './FormHost'

export interface DrawOptions extends HostOptions {
  form: EngineForm
  /** The names of the fields of `NamedText`. */
  names?: readonly string[]
  strict?: boolean
}

/** The handle of an engine's page for a test. */
export interface EnginePage {
  readonly host: SteeredHost
  /** Draw a form in place of the one before. */
  draw(options: DrawOptions): void
  has(form: EngineForm): boolean
  readonly knowsChanges: boolean
}

export function exposeEngine(engine: FormEngine): void {
  let root: Root | undefined
  let host = createHost()
  const page: EnginePage = {
    get host() {
      return host
    },
    draw({ form, names = [], strict, ...options }) {
      root?.unmount()
      host = createHost(options)
      const Drawn = engine[form] as ComponentType<{ host: SteeredHost; names: readonly string[] }>
      root = createRoot(document.querySelector('#root')!)
      const drawn = <Drawn host={host} names={names} />
      root.render(strict ? <StrictMode>{drawn}</StrictMode> : drawn)
    },
    has: (form) => engine[form] !== undefined,
    knowsChanges: engine.knowsChanges,
  }
  Object.assign(window, { engine: page })
}
