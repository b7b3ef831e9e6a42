'use client'

import { type RefObject, useEffect, useRef } from 'react'

interface KeptFocus {
  /** Waits, because a screen that still loads has nothing to lead to. @default false */
  waits?: boolean | undefined
  /** Where to go on. @default the heading that names the screen */
  getRefuge?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * Keeps the focus on a screen: when what had it goes, a button that was pressed or a whole state, something that stays
 * takes it, so that a person is not sent to the top of the page.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, options: KeptFocus = {}): void {
  const { waits = false, getRefuge } = options
  const last = useRef<Element | null>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (screen.current?.contains(target)) last.current = target
      // A dialog gives the focus back.
      else if (!target.closest(dialogs)) last.current = null
    }
    const forget = ({ target }: FocusEvent) => {
      // Browsers differ on whether what is removed loses its focus first. What is still there was left by the person.
      setTimeout(() => {
        if (target instanceof Element && target.isConnected && target === last.current) {
          if (!isFocusWithin(document)) last.current = null
        }
      })
    }
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
    }
  }, [screen])

  useEffect(() => {
    let frame = 0
    const goOn = () => {
      if (waits || !last.current || last.current.isConnected) return
      // It will want to give the focus back to what is gone.
      if (isBelowDialog(screen.current)) {
        frame = requestAnimationFrame(goOn)
        return
      }
      last.current = null
      if (isFocusWithin(document)) return
      const refuge = getRefuge?.() ?? headingOf(screen.current)
      refuge?.focus()
    }
    goOn()
    return () => cancelAnimationFrame(frame)
  })
}

/** Whether the focus is in a dialog over the screen, and not in one that the screen stands in. */
function isBelowDialog(screen: HTMLElement | null): boolean {
  const dialog = document.activeElement?.closest(dialogs)
  return dialog ? !dialog.contains(screen) : false
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

function isFocusWithin({ activeElement, body }: Document): boolean {
  return activeElement !== null && activeElement !== body
}

function headingOf(screen: HTMLElement | null): HTMLElement | null {
  const id = screen?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
