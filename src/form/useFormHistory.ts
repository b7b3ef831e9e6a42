'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createFormHistory, type FormHistory } from './createFormHistory'
import type { FormStore } from './FormStore'

/** Undo and redo for a form, and whether there is something to undo or to redo. */
export function useFormHistory(
  form: FormStore,
): Pick<FormHistory, 'undo' | 'redo'> & { readonly canUndo: boolean; readonly canRedo: boolean } {
  const history = useMemo(() => createFormHistory(form), [form])
  const { subscribe, undo, redo } = history
  const canUndo = useSyncExternalStore(subscribe, history.canUndo, history.canUndo)
  const canRedo = useSyncExternalStore(subscribe, history.canRedo, history.canRedo)
  useEffect(() => history.follow(), [history])
  return { undo, redo, canUndo, canRedo }
}
