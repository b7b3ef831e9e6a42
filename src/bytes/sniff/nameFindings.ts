import { typeOfEnding } from './claimedType'

/**
 * A finding about the name of a file: it is empty (`empty`), it has more than 255 bytes (`long`), it holds control
 * characters (`control`), characters that turn its direction (`direction`) or cannot be seen (`invisible`), of which
 * some end a line, it is a path (`path`), holds what Windows does not take (`forbidden`), ends in a dot or a blank that
 * Windows drops (`ending`), is the name of a device (`reserved`), or hides what it is behind an ending that it is not
 * (`doubleEnding`).
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
  // Marks of direction are left out here and below: names in Arabic and Hebrew have them.
  direction: /[\u202a-\u202e\u2066-\u2069]/,
  // Joiners and variants are left out too: words in Persian, ideographs and emoji are written with them.
  invisible:
    /(?![\p{Variation_Selector}\p{Bidi_Control}\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\ufff9-\ufffb\u{1d159}]/u,
  path: /[/\\]/,
  forbidden: /[<>:"|?*]/,
  ending: /[^. ][. ]+$/,
  reserved: /^(?:con|prn|aux|nul|con(?:in|out)\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i,
}

/** Runs, is a page, or is a disk or a link that leads to such a thing, when somebody opens it. */
const RUNS = new Set(
  (
    'exe com scr pif bat cmd msc msi msp mst msu msix appx appinstaller apprefms cpl dll xll lnk inf scf chm gadget ' +
    'hta js jse vb vbe vbs wsc wsf wsh sct ps1 psm1 reg settingcontentms libraryms searchms application ' +
    'jar jnlp apk app pkg deb rpm run sh bash zsh command desktop py url website webloc ' +
    'iso img vhd vhdx dmg htm html xhtml svg'
  ).split(' '),
)
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
    (RUNS.has(last) && before.some((one) => isShown(one) && !(last === 'js' && isText(one)))) ||
    (isShown(last) && before.some((one) => SERVED.test(one)))
  ) {
    found.push('doubleEnding')
  }
  return found
}

/** The endings after each dot, as a system reads them: without blanks and invisible characters. */
export function endingsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.+$/, '')
    .split('.')
    .slice(1)
}

const isText = (ending: string) => typeOfEnding(ending) === 'text/plain'
