import { sniff } from '../bytes/sniff'

/** The media type of a file. */
export interface ContentType {
  /** By its content where that tells; else as the browser says, which goes by the name. */
  readonly type: string
  /** Whether the content differs from the name, so that its ending proves nothing. */
  readonly isDisguised: boolean
}

/** For texts, archives and unknown files the browser's type is more exact, because their content looks alike. */
const unclear = /^(?:text\/plain|application\/(?:octet-stream|zip)|(?:text|application)\/xml)$/

export async function contentTypeOf(file: File): Promise<ContentType> {
  if (file.size === 0) return { type: file.type, isDisguised: false }
  const { type, findings } = await sniff(file)
  const isBelieved = file.type !== '' && unclear.test(type) && !findings.includes('type')
  return { type: isBelieved ? file.type : type, isDisguised: findings.includes('name') }
}
