'use client'

import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useCallback, useRef, useState } from 'react'
import { IconButton } from '../../components/IconButton'
import { late } from '../../components/late'
import { LateControlFailure } from '../../components/LateFailure'
import type { MenuAction } from '../../components/MenuItems'

// A list has a button in each row, and a menu in the few that are opened; most records need none.
const Menu = late(async () => (await import('../../components/Menu')).Menu, LateControlFailure)

export interface LazyMenuProps {
  /** Names the button and its menu: "Actions for INV-2041". */
  label: string
  /** Asked for the actions when it is opened. */
  getItems: () => readonly MenuAction[]
  /** The button's height. @default 'medium' */
  size?: 'medium' | 'small'
}

/** A menu behind three dots, whose code is loaded when it is first opened. */
export function LazyMenu({ label, getItems, size = 'medium' }: LazyMenuProps) {
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const opened = useRef(false)
  // The menu gives the focus back to the button that had it, so that has to be its own.
  const openOnce = useCallback((button: HTMLElement | null) => {
    if (!button || opened.current) return
    opened.current = true
    button.focus()
    setOpen(true)
  }, [])
  const common = { label, icon: <Ellipsis className="sw-icon" />, size } as const
  const button = (
    <IconButton
      {...common}
      variant="quiet"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  )
  if (!used) return button
  return (
    <Suspense fallback={button}>
      <Menu
        {...common}
        ref={openOnce}
        items={open ? getItems() : []}
        align="end"
        open={open}
        onOpenChange={setOpen}
      />
    </Suspense>
  )
}
