import { ScriptError } from './ScriptError'

/**
 * One name for all spellings of an address: as the browser asks the network, from the document's base. The part after `#`
 * is never sent, so that it makes no other script; the tag keeps it for a script that reads its own address.
 *
 * No address at all is rejected, and so is one that carries its code in itself: text from outside must not become code
 * of the page.
 */
export function scriptAddress(src: string): string {
  // Both would be an address too: that of `undefined` in the page's folder, and that of the page itself.
  if (typeof src !== 'string' || !src.trim()) throw new ScriptError('rejected', src)
  const { href } = new URL(src, document.baseURI)
  if (/^(javascript|data|blob):/.test(href)) throw new ScriptError('rejected', src)
  return withoutHash(href)
}

export const withoutHash = (href: string): string => href.replace(/#.*/, '')
