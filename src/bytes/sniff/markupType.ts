import { latin1 } from './latin1'

/** How far comments and declarations may reach before the first tag. */
export const PROLOGUE = 16_384

const WIDE = /^(?:\xfe\xff|\xff\xfe|[<\t-\r ]\0|\0[<\t-\r ])/
const BEGINS = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?[\t\n\f\r ]*(?=<[a-z!?])/i
const NOT_YET = /[\t\n\f\r ]*(?:<!--[^]*?-->|<\?[^]*?>|<!doctype(?:[^[>]|\[[^\]]*\])*>)[\t\n\f\r ]*/iy
const TAG = /<(?:[\w.-]+:)?([\w.-]+)(?=[\s/>]|$)([^>]*)/iy

/** Those of the standard, and others that can do something or that pages begin with. */
const HTML =
  /^(?:html|head|script|iframe|h\d|div|font|table|a|style|title|b|body|br|p|article|audio|base|button|center|details|em|embed|footer|form|frameset|header|hr|i|img|input|link|main|math|meta|nav|object|ol|pre|section|select|span|strong|template|textarea|u|ul|video)$/i

/** The type of a file that can run scripts where it is opened: HTML, SVG and other XML, in UTF-8 or UTF-16. */
export function markupType(bytes: Uint8Array, header: string): string | undefined {
  const isWide = WIDE.test(header)
  // ASCII in UTF-16 is ASCII with a zero beside each character.
  const narrow = (text: string) => (isWide ? text.replaceAll('\0', '') : text)
  const [before] = BEGINS.exec(narrow(header)) ?? []
  if (before === undefined) return undefined

  const text = narrow(latin1(bytes, PROLOGUE))
  const isXml = text.startsWith('<?xml', before.length)
  NOT_YET.lastIndex = before.length
  let at = before.length
  while (NOT_YET.test(text)) at = NOT_YET.lastIndex
  TAG.lastIndex = at
  const [, name, attributes = ''] = TAG.exec(text) ?? []
  if (name === undefined) {
    if (isXml) return 'text/xml'
    // Comments and declarations that lead to no tag, or have no end.
    return at > before.length || /^<(?:\?|!--|!doctype html)/i.test(text.slice(at, at + 16))
      ? 'text/html'
      : undefined
  }
  if (/^svg$/i.test(name)) return 'image/svg+xml'
  if (isXml) return 'text/xml'
  if (HTML.test(name) || /\son\w+\s*=/i.test(attributes)) return 'text/html'
  // Some element: a name in angle brackets that begins a line of talk is none.
  if (/\sxmlns\b/.test(attributes) || text.includes(`</${name}>`, at)) return 'text/xml'
  return at > before.length ? 'text/html' : undefined
}
