import { typeOfDeclared, typeOfEnding } from './claimedType'
import { contentType, isBinary } from './contentType'
import { latin1 } from './latin1'
import { PROLOGUE } from './markupType'
import { endingsOf, type NameFinding, nameFindings } from './nameFindings'

export interface SniffOptions {
  /** The name of the file. @default the name of a `File` */
  readonly name?: string | undefined
  /** The declared media type. @default the type of a `Blob` */
  readonly type?: string | undefined
}

/**
 * A finding about a file: one about its name, or that the content is not that of its name (`name`) or type (`type`).
 */
export type FileFinding = NameFinding | 'name' | 'type'

export interface Sniffed {
  /**
   * The media type of the bytes: `image/png`; `application/octet-stream` or `text/plain` where they say no more than
   * that.
   */
  readonly type: string
  /** Whether it can run scripts where it is opened: HTML, SVG and other XML, PDF. */
  readonly scriptable: boolean
  /** Empty when nothing was found. */
  readonly findings: readonly FileFinding[]
}

export async function sniffFile(file: Blob | Uint8Array, options: SniffOptions = {}): Promise<Sniffed> {
  if (file instanceof Uint8Array) return sniffBytes(file, options)
  const bytes = new Uint8Array(await file.slice(0, PROLOGUE).arrayBuffer())
  return sniffBytes(bytes, { name: (file as Partial<File>).name, type: file.type, ...options })
}

function sniffBytes(bytes: Uint8Array, { name, type: declared = '' }: SniffOptions): Sniffed {
  const type = contentType(bytes)
  const scriptable = isScriptable(type)
  const claims = {
    name: name === undefined ? undefined : typeOfEnding(endingsOf(name).at(-1) ?? ''),
    type: typeOfDeclared(declared),
  }
  const differing = (['name', 'type'] as const).filter(
    (from) => bytes.length > 0 && claims[from] !== undefined && !agrees(claims[from], type, bytes),
  )
  return { type, scriptable, findings: [...(name === undefined ? [] : nameFindings(name)), ...differing] }
}

const isScriptable = (type: string) => /html|xml|pdf/.test(type)

/** Not every file of a type begins as the standard says; where the bytes leave it open, the name is believed. */
function agrees(claim: string, type: string, bytes: Uint8Array): boolean {
  if (claim === type) return true
  if (claim === 'text/plain') return !isScriptable(type) && !isBinary(bytes)
  // Only what keeps Adobe's conventions says so.
  if (claim === 'application/postscript' && type === 'text/plain') return latin1(bytes, 2) === '%!'
  if (claim.startsWith('text/')) return type === 'text/plain' || /html|xml/.test(type)
  if (type === 'application/octet-stream')
    return /mp4|mpeg|quick|webm|hei|avif|zip|pdf|script|font/.test(claim)
  return FAMILIES.some((family) => family.test(claim) && family.test(type))
}

/** Containers that share their beginnings. */
const FAMILIES = [/\/mp4|quick/, /avif|heic/]
