'use client'

import { useEffect, useState } from 'react'
import { guardPage } from '../../form/guardPage'
import type { ImportStatus } from './importState'

/** The steps at which leaving loses what was matched and mended, or stops what is under way. */
const guarded: ReadonlySet<ImportStatus> = new Set([
  'mapping',
  'checking',
  'checkFailed',
  'ready',
  'importing',
  'undoing',
])

/** Ask before the page of an import is left that is under way. */
export function useImportGuard(status: ImportStatus) {
  const [leave, setLeave] = useState<() => void>()
  const guards = guarded.has(status)
  useEffect(
    () => (guards ? guardPage({ isGuarded: () => true, ask: (next) => setLeave(() => next) }) : undefined),
    [guards],
  )
  return {
    asking: leave !== undefined && guards,
    onStay: () => setLeave(undefined),
    onLeave() {
      setLeave(undefined)
      leave?.()
    },
  }
}
