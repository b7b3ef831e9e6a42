/**
 * In English a label begins small inside a sentence, but "ID", "IAS speed" and "English title" stay. Other languages have rules of
 * their own (German nouns are never small): there a label stays as it is, and who wants it otherwise gives a noun.
 */
export function inSentence(label: string, language: string): string {
  if (!/^en(?:-|$)/i.test(language) || beginsWithLanguage(label)) return label
  return label.replace(/^.(?!\S*\p{Lu})/u, (first) => first.toLowerCase())
}

/** Whether the first word is a language, of which English writes the name large. */
function beginsWithLanguage(label: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(label) ?? []
  if (!languages) {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    languages = new Set(codes.split(' ').map((code) => names.of(code)))
  }
  return languages.has(word)
}

/** The languages that are most often written and taught: all that a platform knows would be hundreds of names to make. */
const codes =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko la nl no pl pt ro ru sv sw ta th tr uk ur vi zh'
let languages: ReadonlySet<string | undefined> | undefined
