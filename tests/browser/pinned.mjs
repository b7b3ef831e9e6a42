// The Chromium that comes with the lock file: unpacked once, beside the packages it came from.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** Changes when what lies in the folder changes, so that an older unpacking is never taken for a newer one. */
const layout = 1

export function pinnedVersion() {
  const entry = require.resolve('@sparticuz/chromium')
  const home = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return { version, archives: join(home, 'bin') }
}

/**
 * The path of a launcher that starts the pinned browser, or `undefined` where it cannot run
 * (it is made for Linux on x64).
 */
export function pinnedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version, archives } = pinnedVersion()
  const home = join(cache, `chromium-${version}-${layout}`)
  const launcher = join(home, 'chromium')
  if (!existsSync(launcher)) unpack(archives, home)
  return starts(launcher) ? launcher : undefined
}

function unpack(archives, home) {
  mkdirSync(cache, { recursive: true })
  // Two runs may unpack at once: each into its own folder, the first to finish gives the name.
  const folder = mkdtempSync(join(cache, 'chromium-unpacking-'))
  const inflate = (name) => brotliDecompressSync(readFileSync(join(archives, name)))
  writeFileSync(join(folder, 'headless'), inflate('chromium.br'), { mode: 0o755 })
  untar(inflate('al2023.tar.br'), join(folder, 'libraries'))
  untar(inflate('fonts.tar.br'), join(folder, 'type'))
  writeFileSync(join(folder, 'fonts.conf'), fontsConf)
  writeFileSync(join(folder, 'chromium'), script, { mode: 0o755 })
  chmodSync(folder, 0o755)
  try {
    renameSync(folder, home)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(join(home, 'chromium'))) throw error
  }
}

/**
 * The system's own libraries where there are some, the ones that came along otherwise; and only the
 * fonts that came along, so that a letter no web font has looks the same on every machine.
 */
const script = `#!/bin/sh
home=$(dirname "$(readlink -f "$0")")
export FONTCONFIG_FILE="$home/fonts.conf"
if command -v ldd >/dev/null 2>&1 && ! ldd "$home/headless" 2>/dev/null | grep -q 'not found'; then
  exec "$home/headless" "$@"
fi
export LD_LIBRARY_PATH="$home/libraries/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$home/headless" "$@"
`

// Relative, so that the folder can be moved.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">type</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function starts(launcher) {
  const { status } = spawnSync(launcher, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
  return status === 0
}

/** Read the plain files out of a tar archive: https://www.gnu.org/software/tar/manual/html_node/Standard.html */
function untar(archive, folder) {
  const text = (from, length) => archive.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const kind = text(at + 156, 1)
    if (kind === '0' || kind === '') {
      const file = join(folder, text(at, 100))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, archive.subarray(at + 512, at + 512 + size), { mode: 0o755 })
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}
