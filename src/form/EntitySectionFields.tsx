'use client'

import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { namesAsked } from '../spec/conditions/When'
import { namesBehind } from '../spec/fields/computedValue'
import {
  type EntitySection,
  isSectionShown,
  namesakeOf,
  questionOf,
  sectionLabelOf,
} from '../spec/entities/EntitySection'
import type { Fields } from '../spec/fields/fields'
import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import { useFormContext } from './FormContext'
import { subscribeValues } from './subscribeValues'
import { FormSection, type FormSectionProps } from './FormSection'

interface EntitySectionFieldsProps extends Pick<FormSectionProps, 'headingLevel'> {
  section: EntitySection
  fields: Fields
  /** About how many fields stand below one another, where the browser is to lay it out only once it comes near. */
  rows: number | undefined
  children: ReactNode
}

/** One section of an entity's form, while its condition holds. */
export function EntitySectionFields(props: EntitySectionFieldsProps) {
  const { section, fields, headingLevel, rows, children } = props
  const { locale } = useLocaleWith()
  const isShown = useSectionShown(section, fields)
  if (!isShown) return null
  const question = questionOf(section, fields, locale)
  const namesake = namesakeOf(section, fields, locale)
  // A box to tick has its label beside it.
  const named = namesake?.kind === 'boolean' ? undefined : namesake
  // The label of its only field says all that a heading could.
  if (section.label === undefined) return children
  return (
    <FormSection
      title={sectionLabelOf(section, fields, locale)}
      headingLevel={headingLevel}
      description={section.description && localize(section.description, locale)}
      columns={section.columns}
      optional={section.optional ?? (named !== undefined && !named.required)}
      data-question={question !== undefined || undefined}
      data-named={(named !== undefined && question === undefined) || undefined}
      {...(rows !== undefined && { 'data-rows': rows })}
    >
      {children}
    </FormSection>
  )
}

/** Whether the condition holds, drawn again when one of the values that it asks about turns it. */
function useSectionShown(section: EntitySection, fields: Fields): boolean {
  const store = useFormContext('EntityFields')
  const { when } = section
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = namesAsked(when ?? []).flatMap((name) => namesBehind(fields, name))
      return subscribeValues(store, names, listener)
    },
    [store, when, fields],
  )
  const read = () => isSectionShown(section, store.getValues(), fields)
  return useSyncExternalStore(subscribe, read, read)
}
