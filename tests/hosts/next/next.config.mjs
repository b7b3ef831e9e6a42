import { dirname } from 'node:path'

export default {
  // Packages stand beside the app, which is one of several.
  turbopack: { root: dirname(import.meta.dirname) },
  // Types are checked by `tsc`, before.
  typescript: { ignoreBuildErrors: true },
}
