/**
 * Write a story's name as a sentence. Storybook makes "On A Phone" of `OnAPhone`; a name that an author wrote has a small
 * word in it, or one that is no plain word, and stays as it is written.
 */
export function sentence(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  if (rest.some((word) => /^[a-z]/.test(word))) return name
  return [first, ...rest.map((word) => (isPlainWord(word) ? word.toLowerCase() : word))].join(' ')
}

const isPlainWord = (word: string) => /^[A-Z][a-z]*$/.test(word) && !languages.includes(word)

const languages = ['Arabic', 'English', 'German', 'Gregorian', 'Japanese', 'Latin', 'Persian']
