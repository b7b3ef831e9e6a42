import { ByteError } from '../ByteError'
import { endingsOf } from './nameFindings'
import { type Sniffed, sniffFile, type SniffOptions } from './sniffFile'

export interface SniffDeepOptions extends SniffOptions {
  readonly signal?: AbortSignal | undefined
}

/** Ask file-type about a file that is no markup; whether it can run scripts is for `sniff` to say. */
export async function refineType(
  file: Blob,
  { signal, ...options }: SniffDeepOptions = {},
): Promise<Sniffed> {
  signal?.throwIfAborted()
  const name = options.name ?? (file as Partial<File>).name ?? ''
  const { FileTypeParser, supportedExtensions } = await loadFileType()
  const sniffed = await sniffFile(file, options)
  const found = await new FileTypeParser({ signal }).fromBlob(file)
  signal?.throwIfAborted()
  if (!found || sniffed.scriptable) return sniffed
  const ending = plain(endingsOf(name).at(-1) ?? '')
  const isKnown = supportedExtensions.has(ending)
  const findings = sniffed.findings.filter((finding) => finding !== 'name' || !isKnown)
  if (isKnown && plain(found.ext) !== ending) findings.push('name')
  return { ...sniffed, type: found.mime.split(';')[0] as string, findings }
}

async function loadFileType() {
  try {
    return await import('file-type')
  } catch {
    throw new ByteError(
      'missing',
      'sniffDeep() needs the package file-type. Install it: npm install file-type',
    )
  }
}

/** One ending of several that mean the same. */
function plain(ending: string): string {
  const last = ending.replace(/^.*\./, '')
  return alike[last] ?? last
}

const alike: Readonly<Record<string, string>> = {
  aiff: 'aif',
  apng: 'png',
  heif: 'heic',
  jfif: 'jpg',
  jpeg: 'jpg',
  m4v: 'mp4',
  midi: 'mid',
  mpeg: 'mpg',
  oga: 'ogg',
  ogv: 'ogg',
  opus: 'ogg',
  tiff: 'tif',
}
