import type { EngineForm } from './FormEngine'
import type { OpenForm } from './openForm'

/** Something that a form owes to people or to its host, whichever library it is made with. */
export interface EngineCase {
  /** The debt in one sentence. */
  readonly owes: string
  /** The forms of the library that are needed to tell. */
  readonly needs: readonly (EngineForm | 'changes')[]
  /** How the page is built. @default 'production' */
  readonly build?: EngineBuild
  /** Fails with words that say what happened instead. */
  run(form: OpenForm): Promise<void>
}

export type EngineBuild = 'production' | 'development' | 'compiled'
