'use client'

import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { entitiesWordsOf } from '../../spec/labels/labels'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { type CompareScreenBaseProps, CompareScreenView } from './CompareScreenView'
import { type CompareScreenOptions, useCompareScreen } from './useCompareScreen'

export interface CompareScreenProps<F extends Fields>
  extends CompareScreenOptions<F>, Omit<CompareScreenBaseProps, 'title'> {
  /** Says what is compared. @default "Compare", and the entity's noun for many */
  title?: CompareScreenBaseProps['title'] | undefined
}

/** Two to four records of an entity side by side, and where they differ. */
export function CompareScreen<F extends Fields>(props: CompareScreenProps<F>) {
  const { entity, title, errors: given, source: _, ids: __, fields: ___, getHref: ____, ...rest } = props
  const { actions: _____, ...view } = rest
  const { t, locale } = useLocale()
  const errors = useErrorCatalogue(given)
  const { status, reason, records, sections } = useCompareScreen(props)
  return (
    <CompareScreenView
      {...view}
      title={title ?? t('compare.title', entitiesWordsOf(entity, locale))}
      errors={errors}
      status={status}
      reason={reason}
      records={records}
      sections={sections}
    />
  )
}
