import type { EngineBuild } from './EngineCase'

export interface NamedEngine {
  readonly name: string
  readonly file: string
}

export declare const engines: readonly NamedEngine[]
export declare function bundleEngine(file: string, kind?: EngineBuild): Promise<string>
