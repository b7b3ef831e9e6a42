'use client'

import { useLocale } from '../../internal/locale'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { type TrashScreenBaseProps, TrashScreenView } from './TrashScreenView'
import { type TrashOptions, useTrash } from './useTrash'

export interface TrashScreenProps extends TrashOptions, Omit<TrashScreenBaseProps, 'title'> {
  /** Names the screen. @default "Trash" */
  title?: TrashScreenBaseProps['title'] | undefined
}

/** Removed records of one or more entities: to bring them back, or to remove them for good. */
export function TrashScreen({ targets, only, title, errors: given, ...rest }: TrashScreenProps) {
  const { t } = useLocale()
  const errors = useErrorCatalogue(given)
  const trash = useTrash({ targets, only, errors })
  return <TrashScreenView {...rest} {...trash} title={title ?? t('trash.title')} errors={errors} />
}
