import type { EngineBuild } from './EngineCase'

export declare function bundleEngine(path: string, kind?: EngineBuild): Promise<string>
