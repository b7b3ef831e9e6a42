'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createFormHistory, type FormHistory } from './createFormHistory'
import type { FormStore } from './FormStore'

/** Undo and redo for a form, and whether there is something to undo or to redo. */
export function useFormHistory(
  form: FormStore,
): Pick<FormHistory, 'undo' | 'redo'> & { readonly canUndo: boolean; readonly canRedo: boolean } {
  const [history, setHistory] = useState<FormHistory>()
  useEffect(() => {
    const created = createFormHistory(form)
    setHistory(created)
    return () => created.stop()
  }, [form])
  const subscribe = history?.subscribe ?? never
  const canUndo = useSyncExternalStore(subscribe, () => history?.canUndo() ?? false, no)
  const canRedo = useSyncExternalStore(subscribe, () => history?.canRedo() ?? false, no)
  return { undo: () => history?.undo(), redo: () => history?.redo(), canUndo, canRedo }
}

const never = () => () => {}
const no = () => false
