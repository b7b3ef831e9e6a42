import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

const installed = new Set(
  Object.keys({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
    ...packageJson.peerDependencies,
  }).filter((name) => !/^(storybook|vitest|@storybook\/|@vitest\/|@chromatic-com\/)/.test(name)),
)

const valueImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]([^'".][^'"]*)['"]/gm
const laterImport = /\bimport\(['"]([^'".][^'"]*)['"]\)/g

/** The packages, and the parts of packages, that the sources in these folders import as code. */
export function importedPackages(...folders: string[]): string[] {
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'])
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
      const code = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      for (const imported of [valueImport, laterImport]) {
        for (const [, name = ''] of code.matchAll(imported)) if (isCode(name)) found.add(name)
      }
    }
  }
  return [...found].sort()
}

function isCode(name: string) {
  const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return installed.has(owner) && !owner.startsWith('@fontsource') && !/[?]|\.(css|json|csv)$/.test(name)
}
