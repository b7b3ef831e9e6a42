import { eachField } from './eachField'
import { type Check, type Finding, warning } from './Finding'

/** More than a person looks through in a select. */
const MOST_OPTIONS = 20

export const checkChoices: Check = (product) =>
  eachField(product).flatMap(({ field, place }): readonly Finding[] => {
    if ((field.kind !== 'choice' && field.kind !== 'choices') || field.options.length <= MOST_OPTIONS)
      return []
    // A country or a language is sought by its name, which people know.
    if (typeof field.labels === 'string') return []
    return [
      warning(
        'too-many-choices',
        place,
        `It has ${field.options.length} options, more than a person looks through in a select.`,
        `Make it a reference, which is searched, or leave at most ${MOST_OPTIONS}.`,
      ),
    ]
  })
