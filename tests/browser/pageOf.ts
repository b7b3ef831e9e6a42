import { build } from 'esbuild'

/** A page of this script with the library's sheet, all in one text, with what React says to developers. */
export async function pageOf(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: { page: script, styles: 'src/styles.css' },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    // It is sent anew for each page.
    minifyWhitespace: true,
  })
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const code = textOf('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><style>${textOf('.css')}</style></head><body><div id="root"></div><script>${code}</script></body></html>`
}
