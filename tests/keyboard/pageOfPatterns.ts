import { build } from 'esbuild'

/** A page that shows one of the patterns at a time, with the library's sheet. */
export async function pageOfPatterns(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: { page: 'tests/keyboard/real/patterns.tsx', styles: 'src/styles.css' },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const script = textOf('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><style>${textOf('.css')}</style></head><body><div id="root"></div><script>${script}</script></body></html>`
}
