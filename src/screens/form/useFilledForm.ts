'use client'

import { useEffect } from 'react'
import type { FormStore } from '../../form/FormStore'
import type { Fields } from '../../spec/fields/fields'
import { formValuesOf } from '../source/formChanges'
import type { FormScreenOptions } from './FormScreenState'
import { isSamePart } from './savePart'
import type { FormRecord } from './useFormRecord'

/**
 * Fill a form with its record once that is there. A newer one fills it as long as nothing was written, or stands behind it where
 * the values of the form are the same in both.
 */
export function useFilledForm<F extends Fields>(
  store: FormStore,
  { entity, names, reading: { record }, base, setBase }: FormRecord<F>,
  { id, part = false }: FormScreenOptions<F>,
): void {
  useEffect(() => {
    if (id === undefined || record === undefined || record === base) return
    // A value that is taken back while it is being saved differs from what will be stored.
    if (store.getStatus() === 'submitting') return
    if (!store.isDirty()) {
      setBase(record)
      store.reset(formValuesOf(entity, record, names))
    } else if (part && base && isSamePart(names, base, record)) setBase(record)
    // oxlint-disable-next-line react/exhaustive-deps -- the names are another array each time, and the same ones
  }, [id, record, base, setBase, store, part, entity])
}
