import { sniff } from '../bytes/sniff'

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
  if (file.size === 0) return { type: file.type, isDisguised: false }
  const { type, findings } = await sniff(file)
  const isBelieved = file.type !== '' && unclear.test(type) && !findings.includes('type')
  return { type: isBelieved ? file.type : type, isDisguised: findings.includes('name') }
}
