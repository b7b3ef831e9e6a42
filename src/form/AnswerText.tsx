'use client'

import type { ReactNode } from 'react'
import { useValueText } from '../components/useValueText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { Field } from '../spec/fields/fields'
import { unitOf, withUnit } from '../spec/values/unitText'

interface AnswerTextProps {
  field: Field
  value: unknown
}

/**
 * An answer as a person reads it, with the titles of the records that it speaks of. Of several groups each has a line of its own: in one
 * sentence it could not be told where the next begins.
 */
export function AnswerText({ field, value }: AnswerTextProps): ReactNode {
  const isOfGroups = field.kind === 'list' && inParts.has(field.of.kind)
  if (!isOfGroups || !Array.isArray(value) || value.length < 2) return <Line field={field} value={value} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ul className="sw-FormSteps-answers" role="list">
      {value.map((one: unknown, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- answers are read, and do not move
        <li key={index}>
          <Line field={field.of} value={one} />
        </li>
      ))}
    </ul>
  )
}

const inParts: ReadonlySet<Field['kind']> = new Set(['group', 'variant', 'map'])

function Line({ field, value }: AnswerTextProps) {
  const { locale } = useLocaleWith()
  return withUnit(useValueText(field, value), unitOf(field, locale))
}
