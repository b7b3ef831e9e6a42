import { ownValue } from './ownValue'
import { plainText } from './plainText'

/** Return the name of a file, as it is stored or as it was just chosen. */
export function fileName(file: unknown): string {
  // One of the browser has its name from its class, and nothing of its own.
  return plainText(isChosen(file) ? file.name : ownValue(file, 'name'))
}

function isChosen(file: unknown): file is File {
  return typeof File !== 'undefined' && file instanceof File
}
