'use client'

import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useValueText } from '../components/useValueText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { valueTexts } from '../messages/components/valueTexts'
import { own } from '../internal/own'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { variantLabelOf } from '../spec/labels/variantLabels'
import { isMissing } from '../spec/values/isMissing'
import { ownNames, ownValue } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { valueText } from '../spec/values/valueText'
import { unitOf, withUnit } from '../spec/values/unitText'

interface AnswerTextProps {
  field: Field
  value: unknown
}

/**
 * An answer as a person reads it, with the titles of the records that it speaks of. Of groups each part has its label, and each group a
 * line of its own: in one sentence a dose could not be told from a number of days, nor where the next group begins.
 */
export function AnswerText({ field, value }: AnswerTextProps): ReactNode {
  if (field.kind !== 'list' || !inParts.has(field.of.kind) || !Array.isArray(value)) {
    return <OneAnswer field={field} value={value} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ul className="sw-FormSteps-answers" role="list">
      {value.map((one: unknown, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- answers are read, and do not move
        <li key={index}>
          <OneAnswer field={field.of} value={one} />
        </li>
      ))}
    </ul>
  )
}

const inParts: ReadonlySet<Field['kind']> = new Set(['group', 'variant', 'map'])

function OneAnswer({ field, value }: AnswerTextProps): ReactNode {
  const { locale } = useLocaleWith()
  const parts = partsOf(field, value, locale)
  if (!parts) return <AnswerLine field={field} value={value} />
  return (
    <span className="sw-FormSteps-parts">
      {parts.map((part, index) => (
        <span key={part.name} className="sw-FormSteps-part">
          {part.label !== undefined && <span className="sw-FormSteps-partLabel">{part.label} </span>}
          {part.field ? (
            <AnswerLine field={part.field} value={part.value} />
          ) : (
            <bdi>{plainText(part.value)}</bdi>
          )}
          {index < parts.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </span>
      ))}
    </span>
  )
}

/** An answer in one line, in its own direction: among Arabic words "10 mg" would be read as "mg 10". */
export function AnswerLine({ field, value }: AnswerTextProps): ReactNode {
  const { locale, t } = useLocaleWith(valueTexts)
  const text = useValueText(field, value)
  return (
    <bdi>
      {typeof value === 'boolean'
        ? t(value ? 'value.yes' : 'value.no')
        : withUnit(text, unitOf(field, locale))}
    </bdi>
  )
}

interface Part {
  readonly name: string
  readonly label?: string | undefined
  /** Absent for words that stand for themselves. */
  readonly field?: Field | undefined
  readonly value: unknown
}

/** The filled parts of a value that has some. */
function partsOf(field: Field, value: unknown, locale: string): readonly Part[] | undefined {
  switch (field.kind) {
    case 'group':
      return ofFields(field.fields, value, locale)
    case 'variant': {
      const name = plainText(ownValue(value, field.by))
      const fields = own(field.variants, name)
      return (
        fields && [
          { name: field.by, value: variantLabelOf(field, name, locale) },
          ...ofFields(fields, value, locale),
        ]
      )
    }
    case 'map':
      return ownNames(value)?.map((name) => ({
        name,
        label: name,
        field: field.of,
        value: ownValue(value, name),
      }))
    default:
      return undefined
  }
}

function ofFields(fields: Fields, value: unknown, locale: string): readonly Part[] {
  return Object.entries(fields)
    .map(([name, field]) => ({
      name,
      label: labelOf(field, name, locale),
      field,
      value: ownValue(value, name),
    }))
    .filter((part) => !isMissing(part.value) && valueText(part.field, part.value, locale) !== '')
}
