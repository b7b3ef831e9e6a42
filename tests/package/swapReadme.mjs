// Puts the README for readers of the package into its place while npm packs it, and that for readers of the source back.
import { existsSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [inPlace, built, kept] = ['README.md', 'dist/README.md', 'dist/README.source.md'].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
)

if (!existsSync(built) && !existsSync(kept)) {
  throw new Error('There is no dist/README.md to pack. Run: npm run build')
}
if (existsSync(kept)) {
  renameSync(inPlace, built)
  renameSync(kept, inPlace)
} else {
  renameSync(inPlace, kept)
  renameSync(built, inPlace)
}
