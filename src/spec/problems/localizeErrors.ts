import { localize } from '../labels/LocalizedText'
import type { ErrorCatalogue } from './ErrorCatalogue'

/** The same catalogue with the texts of one language. */
export function localizeErrors(errors: ErrorCatalogue, locale: string): ErrorCatalogue {
  return Object.fromEntries(
    Object.entries(errors).map(([code, { title, message, ...rest }]) => [
      code,
      {
        ...rest,
        title: localize(title, locale),
        ...(message !== undefined && { message: localize(message, locale) }),
      },
    ]),
  )
}
