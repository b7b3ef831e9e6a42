/** The parts of a page of the server besides the app. */
export interface ServedPage {
  head?: string
  /** The markup that a server has drawn. */
  root?: string
  headers?: Record<string, string>
  nonce?: string
}

export interface ScriptServer {
  readonly origin: string
  readonly otherOrigin: string
  asked: (path: string) => number
  page: (page?: ServedPage) => string
  release: () => void
  holds: (count: number) => Promise<void>
  close: () => void
}

export function startScriptServer(files: ReadonlyMap<string, string>): Promise<ScriptServer>
