'use client'

import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { matchScreen } from '../../spec/product/screenPaths'
import { useProduct } from '../product/useProduct'
import type { QuickCommand } from '../search/QuickCommand'
import { QuickJumpOpener, type QuickJumpOpenerProps } from '../search/QuickJumpOpener'
import { useMyId } from '../product/useMyId'

export interface AppQuickJumpOptions extends Pick<QuickJumpOpenerProps, 'shortcut' | 'label'> {
  /** Actions available everywhere, before the screens that make records. */
  readonly commands?: readonly QuickCommand[] | undefined
}

interface AppQuickJumpProps extends AppQuickJumpOptions {
  icons: Readonly<Record<string, ReactNode>>
}

/** Opens the quick jump of the product, and notes which records the person opens. */
export function AppQuickJump({ commands, icons, ...rest }: AppQuickJumpProps) {
  useVisits()
  const dialogProps = useMemo(() => ({ given: commands, icons }), [commands, icons])
  return <QuickJumpOpener {...rest} load={loadDialog} dialogProps={dialogProps} />
}

const loadDialog = async () => (await import('./ProductQuickJump')).ProductQuickJump

const loadPlaces = () => import('../search/recentPlaces')

/** Notes the records that are opened; when the person signs out, where they were is forgotten. */
function useVisits() {
  const state = useProduct()
  const product = state?.product
  const id = useMyId()
  const person = id === undefined ? undefined : String(id)
  const path = state?.router?.location.replace(/[?#].*$/s, '')
  const isRecord = product && path !== undefined && matchScreen(product, path)?.screen.shows === 'detail'
  useEffect(() => {
    if (isRecord && path !== undefined)
      loadPlaces().then((places) => places.addRecentPlace(person, path), nothing)
  }, [isRecord, path, person])

  const before = useRef(person)
  useEffect(() => {
    const last = before.current
    before.current = person
    if (last !== undefined && person === undefined) {
      loadPlaces().then((places) => places.clearRecentPlaces(last), nothing)
    }
  }, [person])
}

/** Without its code, which the connection did not bring, nothing is noted. */
const nothing = () => {}
