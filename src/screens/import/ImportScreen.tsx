'use client'

import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import type { Fields } from '../../spec/fields/fields'
import { entitiesWordsOf } from '../../spec/labels/labels'
import { useProduct } from '../product/useProduct'
import { type ImportScreenBaseProps, ImportScreenView } from './ImportScreenView'
import { type ImportOptions, useImport } from './useImport'
import { useImportGuard } from './useImportGuard'

export interface ImportScreenProps<F extends Fields> extends ImportOptions<F>, ImportScreenBaseProps {
  /** Says what is imported. @default "Import", and the entity's noun for many */
  title?: ReactNode
}

/** Records from a file or a pasted table: columns matched, mistakes mended, rows sent, and taken back if need be. */
export function ImportScreen<F extends Fields>(props: ImportScreenProps<F>) {
  const role = useProduct()?.role ?? ''
  // Matched columns and looked-up records are for one role alone.
  return <ImportOfRole key={role} {...props} />
}

function ImportOfRole<F extends Fields>(props: ImportScreenProps<F>) {
  const {
    entity,
    title,
    fields: _,
    source: __,
    matchBy: ___,
    groupBy: ____,
    onImported: _____,
    ...rest
  } = props
  const { t, locale } = useScreenLocale(englishImport)
  const state = useImport(props)
  const guard = useImportGuard(state.status)
  return (
    <>
      <ImportScreenView
        {...rest}
        {...state}
        title={title ?? t('import.title', entitiesWordsOf(entity, locale))}
      />
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.onStay()}
        title={t('import.confirmLeave')}
        confirmLabel={t('leave.leave')}
        cancelLabel={t('leave.stay')}
        danger
        onConfirm={guard.onLeave}
      >
        {t('import.confirmLeaveText')}
      </ConfirmDialog>
    </>
  )
}
