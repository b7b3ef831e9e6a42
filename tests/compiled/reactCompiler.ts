import babel from '@rolldown/plugin-babel'

/** Nothing is skipped in silence: what cannot be compiled fails the test that imports it. */
export const compiler = ['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }] as const

/** Compile the sources of the library as a host does that compiles its packages. */
export function reactCompiler() {
  return babel({
    include: /\/src\/.+\.tsx?$/,
    exclude: /\/node_modules\//,
    plugins: [[...compiler]],
  })
}
