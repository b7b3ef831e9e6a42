// The English texts to translate from. No page loads them: each part of the library has its English with it.
export { everyEnglish as english } from './messages/everyEnglish'
export { englishHex } from './messages/englishHex'
export { englishKeys } from './messages/englishKeys'
export { englishSpec as englishSheet } from './messages/englishSpec'
