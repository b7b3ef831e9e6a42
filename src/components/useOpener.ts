'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { LateComponent } from './late'

interface OpenerOptions {
  /** Whether it is open; given with `onOpenChange`, the parent then decides. */
  open?: boolean | undefined
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined
  /** Called when a person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Whether it opens a menu, which the arrow keys open as well, or else a dialog. */
  hasMenu: boolean
  /** The component that opens; it is preloaded when a person comes near. */
  part: Pick<LateComponent<never>, 'preload'>
  /** Identifies the button. */
  id?: string | undefined
  /** The button, for the host as well. */
  ref?: Ref<HTMLElement> | undefined
}

/** Props of a popover whose code comes late: its id, its button, its state. */
export interface OpenedProps {
  /** Identifies what is opened. */
  id: string
  /** The id of the button, which names it. */
  buttonId: string
  button: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The entry that takes the focus; without it what is opened does. */
  focuses: 'first' | 'last' | undefined
  /** The popover, once it is on the page. */
  popover: RefObject<HTMLElement | null>
}

/**
 * A button that opens a menu or a dialog beside it. It is on every page and what it opens is on few, so that the latter is
 * loaded when a pointer or the focus comes near. Keys and presses as the APG has them for a menu button; a mouse opens when it
 * goes down, as the system's own menus do, and a finger when it leaves.
 */
export function useOpener({ hasMenu, part, defaultOpen = false, ...options }: OpenerOptions) {
  const [button, ref] = useSharedRef(options.ref)
  const ownId = useId()
  const contentId = useId()
  const popover = useRef<HTMLElement>(null)
  const mouse = useRef(false)
  const [{ open, focuses }, setState] = useState<Pick<OpenedProps, 'open' | 'focuses'>>({
    open: defaultOpen,
    focuses: undefined,
  })
  const isOpen = options.open ?? open
  const preload = () => void part.preload()
  const buttonId = options.id ?? ownId

  function change(next: boolean, entry?: OpenedProps['focuses']) {
    // Safari gives a pressed button no focus, and it is to have it again once all is closed.
    if (next) button.current?.focus({ preventScroll: true })
    setState({ open: next, focuses: entry })
    if (next !== isOpen) options.onOpenChange?.(next)
  }

  const attributes = {
    ref,
    id: buttonId,
    'aria-haspopup': hasMenu ? ('menu' as const) : undefined,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown(event: PointerEvent) {
      mouse.current = event.pointerType === 'mouse' && event.button === 0
      if (mouse.current) change(!isOpen)
    },
    onMouseDown(event: MouseEvent) {
      // The browser would take the focus back from what has just been opened.
      if (mouse.current) event.preventDefault()
    },
    onClick({ detail }: MouseEvent) {
      // Assistive technology clicks without a press.
      if (!mouse.current || detail === 0) change(!isOpen, detail === 0 ? 'first' : undefined)
      mouse.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      const isEarly = isOpen && !popover.current
      // React Aria takes the click that a browser makes of a key for one of assistive technology, and moves the focus later.
      if (event.key === 'Enter' || event.key === ' ') {
        if (!event.repeat) change(!isOpen, 'first')
      } else if (event.key === 'Escape' && isEarly) change(false)
      else if (hasMenu && event.key === 'ArrowDown') change(true, 'first')
      else if (hasMenu && event.key === 'ArrowUp') change(true, 'last')
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp(event: KeyboardEvent) {
      // Firefox clicks when Space comes up, even if its keydown was prevented.
      if (event.key === ' ') event.preventDefault()
    },
    onBlur({ currentTarget }: FocusEvent) {
      // Do not open for a person who has moved on before it was loaded.
      if (isOpen && !popover.current && document.activeElement !== currentTarget) change(false)
    },
  }
  const opened: OpenedProps = {
    id: contentId,
    buttonId,
    button,
    open: isOpen,
    onOpenChange: change,
    focuses,
    popover,
  }
  return { attributes, opened }
}
