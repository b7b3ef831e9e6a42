import { sniff } from '../bytes/sniff'

/** Enough to look past the comments that an SVG or a page may begin with. */
const looksAt = 16 << 10

/** What a file is. */
export interface ContentType {
  /** By its content where that tells; else as the browser says, which goes by the name. */
  readonly type: string
  /** The content is not what the name says, so that its ending proves nothing. */
  readonly isDisguised: boolean
}

/** Texts, archives and what is not known look alike: there what the browser says is more exact. */
const unclear = /^(?:text\/plain|application\/(?:octet-stream|zip)|(?:text|application)\/xml)$/

export async function contentTypeOf(file: File): Promise<ContentType> {
  const head = new Uint8Array(await file.slice(0, looksAt).arrayBuffer())
  if (head.length === 0) return { type: file.type, isDisguised: false }
  const { type, findings } = sniff(head, { name: file.name, type: file.type })
  const isBelieved = file.type !== '' && unclear.test(type) && !findings.includes('type')
  return { type: isBelieved ? file.type : type, isDisguised: findings.includes('name') }
}
