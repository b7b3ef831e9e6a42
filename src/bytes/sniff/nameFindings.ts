import { typeOfEnding } from './claimedType'

/**
 * What is wrong with the name of a file: there is none (`empty`), it has more than 255 bytes (`long`), it holds control
 * characters (`control`), characters that turn its direction (`direction`) or that nobody sees (`invisible`), it is a
 * path (`path`), holds what Windows does not take (`forbidden`), ends in a dot or a blank that Windows drops (`ending`),
 * is the name of a device (`reserved`), or hides what it is behind an ending that it is not (`doubleEnding`).
 */
export type NameFinding =
  | 'empty'
  | 'long'
  | 'control'
  | 'direction'
  | 'invisible'
  | 'path'
  | 'forbidden'
  | 'ending'
  | 'reserved'
  | 'doubleEnding'

const patterns: Partial<Record<NameFinding, RegExp>> = {
  empty: /^[. ]*$/,
  control: /[\p{Cc}\p{Surrogate}]/u,
  // Marks of direction are left out: names in Arabic and Hebrew have them.
  direction: /[\u202a-\u202e\u2066-\u2069]/,
  invisible: /[\xad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]|\udb40[\udc00-\udc7f]/,
  path: /[/\\]/,
  forbidden: /[<>:"|?*]/,
  ending: /[^. ][. ]+$/,
  reserved: /^(?:con|prn|aux|nul|con(?:in|out)\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i,
}

/** Runs, or is a page, when somebody opens it. */
const RUNS =
  /^(?:exe|com|scr|pif|bat|cmd|msi|cpl|dll|lnk|hta|jar|apk|app|dmg|js|jse|vb[es]|ws[fh]|ps1|reg|sh|command|py|html?|xhtml|svg)$/
/** Runs on servers that look at every ending of a name. */
const SERVED = /^(?:php\d?|phtml|phar|aspx?|jspx?|cgi|pl)$/

export function nameFindings(name: string): NameFinding[] {
  const found = (Object.keys(patterns) as NameFinding[]).filter((finding) => patterns[finding]?.test(name))
  if (name.length * 3 > 255 && new TextEncoder().encode(name).length > 255) found.push('long')
  const endings = endingsOf(name)
  const last = endings.at(-1) ?? ''
  const before = endings.slice(0, -1)
  const isShown = (ending: string) => typeOfEnding(ending) || /^(?:doc|xls|ppt|rtf)$/.test(ending)
  if (
    (RUNS.test(last) && before.some((one) => isShown(one) && !(last === 'js' && isText(one)))) ||
    (isShown(last) && before.some((one) => SERVED.test(one)))
  ) {
    found.push('doubleEnding')
  }
  return found
}

/** What stands behind each dot, as a system reads it: without blanks and what nobody sees. */
export function endingsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.+$/, '')
    .split('.')
    .slice(1)
}

const isText = (ending: string) => typeOfEnding(ending) === 'text/plain'
