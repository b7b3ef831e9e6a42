import { ScriptError } from './ScriptError'

/**
 * One name for all spellings of an address: as the browser asks the network, from the document's base. What follows `#`
 * is never sent, so that it makes no other script; the tag keeps it for a script that reads its own address.
 *
 * An address that carries its code in itself is refused: text from outside must not become code of the page.
 */
export function scriptAddress(src: string): string {
  const { href } = new URL(src, document.baseURI)
  if (/^(javascript|data|blob):/.test(href)) throw new ScriptError('refused', src)
  return withoutHash(href)
}

export const withoutHash = (href: string): string => href.replace(/#.*/, '')
