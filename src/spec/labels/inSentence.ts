/**
 * In English a label begins small inside a sentence, but "ID" and "IAS speed" stay. Other languages have rules of their
 * own (German nouns are never small): there a label stays as it is, and who wants it otherwise gives a noun.
 */
export function inSentence(label: string, language: string): string {
  return /^en(?:-|$)/i.test(language)
    ? label.replace(/^.(?!\S*\p{Lu})/u, (first) => first.toLowerCase())
    : label
}
