import { warn } from '../internal/developerMessages'
import { ProblemError } from './problems'

/**
 * Write values as JSON, in which a file would be an empty object.
 *
 * @throws ProblemError of status 415 for a file: it is no lost answer, so that the write is not sent again
 */
export function jsonText(values: unknown, source: string): string {
  let field = ''
  return JSON.stringify(values, (key, value: unknown) => {
    // The items of a list have numbers.
    if (!/^\d*$/.test(key)) field = key
    if (!(value instanceof Blob)) return value
    warn(
      `${source} was given a file in “${field}”, which JSON would make an empty object of, so that nothing was sent. Put an <UploadProvider> around the product: it sends files first, and the value is then the address of each.`,
    )
    throw new ProblemError({ status: 415, title: 'A file cannot be sent as JSON' })
  })
}
