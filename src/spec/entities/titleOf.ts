import type { EntityDeclaration } from './Entity'
import type { Fields } from '../fields/Field'
import { localize } from '../labels/LocalizedText'
import { writeDigits } from '../../messages/writeNumber'
import { isMissing } from '../values/isMissing'
import { ownValue } from '../values/ownValue'
import { isTemporaryId } from './temporaryId'
import { plainText } from '../values/plainText'
import { valueText } from '../values/valueText'

type Titled<F extends Fields> = Pick<
  EntityDeclaration<F>,
  'id' | 'title' | 'titleTemplate' | 'subtitle' | 'fields'
>

/** The title of a record that another one refers to; undefined where it is not known. */
export type ReferenceTitle = (field: string, id: unknown) => string | undefined

/**
 * The title of a record, as a person of the locale reads it; undefined when it has none, as one that waits to be made and whose id
 * comes from the source. Where its template names a field that is
 * empty, or a reference whose title is not known, it is the title alone. A title that is a reference is the title of that record, and
 * its id until that is known.
 */
export function titleOf<F extends Fields>(
  entity: Titled<F>,
  record: object,
  locale?: string,
  referenceTitle?: ReferenceTitle,
): string | undefined {
  return (
    filledTitle(entity, record, locale, referenceTitle) ??
    referredTitle(entity, record, referenceTitle) ??
    textOf(entity, record, entity.title, locale)
  )
}

/** The title of another record, where that is the title of this one. */
function referredTitle<F extends Fields>(
  { title, fields }: Titled<F>,
  record: object,
  referenceTitle: ReferenceTitle | undefined,
): string | undefined {
  if (title === undefined || fields[title]?.kind !== 'reference') return undefined
  const id = ownValue(record, title)
  return isMissing(id) ? undefined : referenceTitle?.(title, id)
}

/**
 * Return the text beside the title of a record, which tells it from others; undefined if there is none, or if it is a reference whose
 * title is not known.
 */
export function subtitleOf<F extends Fields>(
  entity: Titled<F>,
  record: object,
  locale?: string,
  referenceTitle?: ReferenceTitle,
): string | undefined {
  const { subtitle, fields } = entity
  if (subtitle === undefined) return undefined
  if (fields[subtitle]?.kind !== 'reference') return textOf(entity, record, subtitle, locale)
  const id = ownValue(record, subtitle)
  return isMissing(id) ? undefined : referenceTitle?.(subtitle, id)
}

/** The fields that a template names: of `{species} at {airport}` the species and the airport. */
export function namesInTemplate(template: string): readonly string[] {
  return Array.from(template.matchAll(placeholder), ([, name = '']) => name)
}

const placeholder = /\{([^{}]*)\}/g

function filledTitle<F extends Fields>(
  { titleTemplate, fields }: Titled<F>,
  record: object,
  locale: string | undefined,
  referenceTitle: ReferenceTitle | undefined,
): string | undefined {
  if (titleTemplate === undefined) return undefined
  let isWhole = true
  const filled = localize(titleTemplate, locale).replaceAll(placeholder, (_, name: string) => {
    const [field, value] = [fields[name], ownValue(record, name)]
    const isReference = field?.kind === 'reference'
    const text =
      !field || isMissing(value)
        ? undefined
        : isReference
          ? referenceTitle?.(name, value)
          : valueText(field, value, locale)
    isWhole &&= text !== undefined
    return text ?? ''
  })
  return isWhole ? filled : undefined
}

function textOf<F extends Fields>(
  { id, fields }: Titled<F>,
  record: object,
  name: string = id,
  locale: string | undefined,
): string | undefined {
  const [field, value] = [fields[name], ownValue(record, name)]
  if (!field || isMissing(value)) return undefined
  if (name === id && isTemporaryId(value)) return undefined
  return name === id ? idText(value, locale) : valueText(field, value, locale)
}

/** An id as people quote it: a number without marks between its thousands, in the digits of the locale. */
export function idText(id: unknown, locale?: string): string {
  return typeof id === 'number' ? writeDigits(id, locale) : plainText(id)
}
