import type { Plugin } from 'vite'
import { compile, mayHaveHooks } from './compile.ts'

/** Compile the sources of the library as a host does that compiles its packages. */
export function reactCompiler(): Plugin {
  return {
    name: 'screenwright:react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/src\/.+\.tsx?$/, exclude: /\/node_modules\// } },
      handler: (code, id) => (mayHaveHooks(id, code) ? compile(code, id) : undefined),
    },
  }
}
