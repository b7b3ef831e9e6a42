'use client'

import { useMemo } from 'react'
import type { QuickJumpSources } from './QuickJumpDialog'
import { QuickJumpOpener, type QuickJumpOpenerProps } from './QuickJumpOpener'

export interface QuickJumpProps extends QuickJumpOpenerProps, QuickJumpSources {}

/**
 * A button, and Ctrl K or ⌘K, that open a search over everything: records, screens, commands and recent places. In a product an
 * `AppFrame` has one by itself; this one is given what it finds.
 */
export function QuickJump(props: QuickJumpProps) {
  const { targets, limit, delay, places, commands, recent, getSearchHref, ...rest } = props
  const dialogProps = useMemo(
    () => ({ targets, limit, delay, places, commands, recent, getSearchHref }),
    [targets, limit, delay, places, commands, recent, getSearchHref],
  )
  return <QuickJumpOpener {...rest} load={loadDialog} dialogProps={dialogProps} />
}

const loadDialog = async () => (await import('./QuickJumpDialog')).QuickJumpDialog
