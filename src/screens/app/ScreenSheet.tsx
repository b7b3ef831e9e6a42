'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../../components/Dialog'
import { Drawer } from '../../components/Drawer'
import type { ProductSheet } from './productSheet'
import { usePageTitle } from '../status/usePageTitle'

interface ScreenSheetProps {
  /** The sheet that is shown; undefined while it is closed. */
  sheet: ProductSheet | undefined
  onClose: () => void
  getDocumentTitle: ((title: string) => string) | undefined
  children: (sheet: ProductSheet) => ReactNode
}

/** A screen in a drawer or a dialog, over the page that a person comes from. What it showed stays in it while it leaves. */
export function ScreenSheet({ sheet, onClose, getDocumentTitle, children }: ScreenSheetProps) {
  const [shown, setShown] = useState({ sheet, opening: 0 })
  if (sheet && sheet !== shown.sheet) {
    const isAnother = sheet.address !== shown.sheet?.address
    setShown({ sheet, opening: isAnother ? shown.opening + 1 : shown.opening })
  }
  const last = shown.sheet
  if (!last) return null
  const Surface = last.kind === 'drawer' ? Drawer : Dialog
  return (
    <Surface open={sheet !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Titled key={shown.opening} getDocumentTitle={getDocumentTitle}>
        {children(last)}
      </Titled>
    </Surface>
  )
}

interface TitledProps {
  getDocumentTitle: ((title: string) => string) | undefined
  children: ReactNode
}

/** The window is called as the heading in it, until it is closed. */
function Titled({ getDocumentTitle, children }: TitledProps) {
  const root = useRef<HTMLDivElement>(null)
  usePageTitle(root, { visit: 0, getDocumentTitle, isOver: true })
  return (
    <div ref={root} className="sw-ProductScreens-sheet">
      {children}
    </div>
  )
}
