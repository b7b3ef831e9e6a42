import { transformSync } from 'oxc-transform-react'

export interface Compiled {
  readonly code: string
  readonly map: string
  /** Why the compiler left a component or a hook as it is. */
  readonly findings: readonly string[]
}

/** Whether a source can have a component or a hook. */
export const mayHaveHooks = (path: string, code: string) => path.endsWith('.tsx') || /\buse[A-Z]/.test(code)

/** Compile a source as a host does that compiles its packages: what cannot be compiled stays as it is. */
export function compile(code: string, filename: string): Compiled {
  const result = transformSync(filename, code, {
    sourcemap: true,
    jsx: { runtime: 'automatic' },
    reactCompiler: { reportDiagnostics: true },
  })
  if (result.fatal) throw new Error(result.errors.map(({ message }) => message).join('\n'))
  return {
    code: result.code,
    map: JSON.stringify(result.map ?? null),
    findings: result.errors.map(({ message }) => message),
  }
}
