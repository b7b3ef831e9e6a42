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
 * takes it, so that a person is not sent to the top of the page. A button of news that come again, because what was tried
 * again has failed again, has it again.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, options: KeptFocus = {}): void {
  const { waits = false, getRefuge } = options
  const last = useRef<Element | null>(null)
  /** A button that went as it was pressed, and what has the focus until it is known how that ends. */
  const pressed = useRef<{ readonly words: string; led?: Element | null | undefined }>(undefined)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (screen.current?.contains(target)) last.current = target
      // A dialog gives the focus back, and a menu.
      else if (!target.closest(above)) last.current = null
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
      const isOnItsWay = waits || Boolean(pendingIn(screen.current))
      const words = wordsInNews(last.current)
      // Other news may have come at once: a second press would decide on what was not read.
      if (words && isOnItsWay) pressed.current = { words }
      giveBack(isOnItsWay)
      if (waits || !last.current || last.current.isConnected) return
      // It will want to give the focus back to what is gone.
      if (isBelow(screen.current)) {
        frame = requestAnimationFrame(goOn)
        return
      }
      last.current = null
      if (isFocusWithin(document)) return
      const refuge = getRefuge?.() ?? pendingIn(screen.current) ?? headingOf(screen.current)
      refuge?.focus()
      if (pressed.current) pressed.current.led = refuge
    }
    const giveBack = (isOnItsWay: boolean) => {
      if (!pressed.current || isOnItsWay) return
      const { words, led } = pressed.current
      const { activeElement } = document
      const isHere = activeElement === led || activeElement === headingOf(screen.current)
      pressed.current = undefined
      if (isHere || !isFocusWithin(document)) buttonInNews(screen.current, words)?.focus()
    }
    goOn()
    return () => cancelAnimationFrame(frame)
  })
}

/** Whether the focus is in a dialog or a menu over the screen, and not in a dialog that the screen stands in. */
function isBelow(screen: HTMLElement | null): boolean {
  const surface = document.activeElement?.closest(above)
  return surface ? !surface.contains(screen) : false
}

const above = '[role="dialog"], [role="alertdialog"], [role="menu"]'

function isFocusWithin({ activeElement, body }: Document): boolean {
  return activeElement !== null && activeElement !== body
}

/** The button that says that something is on its way. */
function pendingIn(screen: HTMLElement | null): HTMLElement | null | undefined {
  return screen?.querySelector<HTMLElement>('[data-pending]')
}

/** The words of a button that stood in news, if both are gone. */
function wordsInNews(gone: Element | null): string | undefined {
  if (!gone || gone.isConnected || !gone.closest(news)) return undefined
  return gone.textContent ?? undefined
}

function buttonInNews(screen: HTMLElement | null, words: string): HTMLElement | undefined {
  const buttons = screen?.querySelectorAll<HTMLElement>('button') ?? []
  return [...buttons].find((button) => button.textContent === words && button.closest(news))
}

const news = '.sw-Banner, .sw-StatusScreen, .sw-EmptyState'

function headingOf(screen: HTMLElement | null): HTMLElement | null {
  const id = screen?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
