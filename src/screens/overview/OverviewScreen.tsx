'use client'

import { useLocale } from '../../internal/locale'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { type OverviewScreenBaseProps, OverviewScreenView } from './OverviewScreenView'
import { type OverviewScreenOptions, useOverviewScreen } from './useOverviewScreen'

export interface OverviewScreenProps extends OverviewScreenOptions, OverviewScreenBaseProps {}

/** Numbers, trends and lists of several entities on a page, each of which comes and fails by itself. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { widgets, targets, limit, errors, title, ...rest } = props
  const { t } = useLocale()
  const overview = useOverviewScreen({ widgets, targets, limit })
  return (
    <OverviewScreenView
      {...rest}
      {...overview}
      title={title ?? t('overview.title')}
      errors={useErrorCatalogue(errors)}
    />
  )
}
