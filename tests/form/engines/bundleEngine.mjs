// The page of one engine as one script; used by the test, and by the bench in plain Node.
import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { transform } from 'oxc-transform-react'

/** @param path of its page, from the root of the repository */
export async function bundleEngine(path, kind = 'production') {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    jsxDev: false,
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(kind === 'development' ? kind : 'production') },
    plugins: kind === 'compiled' ? [compiled] : [],
  })
  return outputFiles[0].text
}

/** Compile the pages, as a host compiles its own sources and no package. What the compiler does not take stays as it is. */
const compiled = {
  name: 'react-compiler',
  setup({ onLoad }) {
    onLoad({ filter: /form\/engines\/\w+\.tsx$/ }, async ({ path }) => {
      const { code } = await transform(path, await readFile(path, 'utf8'), { jsx: { runtime: 'automatic' } })
      return { contents: code, loader: 'js' }
    })
  },
}
