/**
 * In English a label begins small inside a sentence, but "ID", "IAS speed" and "English title" stay. Other languages have rules of
 * their own (German nouns are never small): there a label stays as it is, and who wants it otherwise gives a noun. So does a
 * question, which messages quote. What a person says, "I agree to the terms", is quoted here.
 */
export function inSentence(label: string, language: string): string {
  if (!/^en(?:-|$)/i.test(language) || languages.test(label) || isQuestion(label)) return label
  if (isSpoken.test(label)) return `“${label}”`
  return label.replace(/^.(?!\S*\p{Lu})/u, (first) => first.toLowerCase())
}

/** Whether a label asks something, in one of the signs for that. */
export const isQuestion = (label: string) => /[?？؟;]\s*$/u.test(label)

const isSpoken = /^(?:I|We)(?:['’]\p{Ll}+)? /u

/** The languages that are most often written and taught, of which English writes the name large. */
const languages =
  /^(?:Arabic|Bangla|Chinese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Korean|Latin|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Spanish|Swahili|Swedish|Tamil|Thai|Turkish|Ukrainian|Urdu|Vietnamese)(?!\p{L})/u
