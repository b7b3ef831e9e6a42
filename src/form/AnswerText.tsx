'use client'

import { useValueText } from '../components/useValueText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { Field } from '../spec/fields/fields'
import { unitOf, withUnit } from '../spec/values/unitText'

interface AnswerTextProps {
  field: Field
  value: unknown
}

/** An answer as a person reads it, with the titles of the records that it speaks of. */
export function AnswerText({ field, value }: AnswerTextProps) {
  const { locale } = useLocaleWith()
  return withUnit(useValueText(field, value), unitOf(field, locale))
}
