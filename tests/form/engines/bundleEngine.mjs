// The page of one engine as one script; used by the test, and by the bench in plain Node.
import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'

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
      const result = await transformAsync(await readFile(path, 'utf8'), {
        filename: path,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['babel-plugin-react-compiler'],
      })
      return { contents: result.code, loader: 'tsx' }
    })
  },
}
