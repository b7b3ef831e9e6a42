import babel from '@rolldown/plugin-babel'

/**
 * What the compiler cannot take, and why. It would leave these as they are; nothing else in `src` may be left.
 * Each stands here until it can be compiled: the test of the list fails then.
 */
export const leftAsTheyAre: Readonly<Record<string, string>> = {
  'collection/RecordGrid.tsx':
    'the compiler does not know computed keys that are cast, nor `??` in a default',
  'collection/useVirtualRows.ts': 'TanStack Virtual answers with functions that are other ones each time',
}

/** Nothing is skipped in silence: what cannot be compiled fails the test that imports it. */
export const compiler = ['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }] as const

/** Compiles the sources of the library as a host does that compiles its packages. */
export function reactCompiler() {
  return babel({
    include: /\/src\/.+\.tsx?$/,
    exclude: new RegExp(`/node_modules/|/src/(?:${Object.keys(leftAsTheyAre).join('|')})$`),
    plugins: [[...compiler]],
  })
}
