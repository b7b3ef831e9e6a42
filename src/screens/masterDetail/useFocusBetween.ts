'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Between {
  /** The record that is open. */
  current: string | number | undefined
  beside: boolean
}

/**
 * Keeps the focus where a person works: in the list while records are looked at from there, in the record while its pages
 * are turned, and on the row that one came from when the record closes.
 */
export function useFocusBetween(root: RefObject<HTMLElement | null>, { current, beside }: Between) {
  const [isInRecord, setInRecord] = useState(false)
  const inList = useRef<HTMLElement>(null)
  const [shown, setShown] = useState({ current, autoFocus: false })
  // A record takes the focus with its coming alone, and not once the focus is in it.
  if (shown.current !== current) setShown({ current, autoFocus: !beside || isInRecord })

  const isOpen = current !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closes = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!closes) return
    const { activeElement, body } = document
    // The element with focus is gone with the record.
    if (activeElement === null || activeElement === body) focusList(root.current, inList.current)
  }, [isOpen, root])

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const part = partOf(target)
    if (part === 'list') inList.current = target
    if (part) setInRecord(part === 'record')
  }

  /** Whether a key led somewhere. */
  function handleKey(event: KeyboardEvent<Element>): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const target = event.target as Element
    if (ctrlKey || metaKey || shiftKey) return false
    if (key === 'F6' && !altKey) {
      if (partOf(target) === 'record') return focusList(root.current, inList.current)
      return focusFirst(root.current?.querySelector('.sw-MasterDetailScreen-record'))
    }
    if (key === 'Escape' && beside && partOf(target) === 'record') {
      return focusList(root.current, inList.current)
    }
    // In a box these keys are the box's own.
    if (!altKey || (key !== 'ArrowDown' && key !== 'ArrowUp') || target.closest(boxes)) return false
    const step = root.current?.querySelector<HTMLElement>(
      `.sw-MasterDetailScreen-record [aria-keyshortcuts="Alt+${key}"]`,
    )
    step?.click()
    return step != null
  }

  return { autoFocus: shown.autoFocus, handleFocus, handleKey }
}

const boxes = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]'

function partOf(element: Element): 'list' | 'record' | undefined {
  if (element.closest('.sw-MasterDetailScreen-record')) return 'record'
  return element.closest('.sw-MasterDetailScreen-list') ? 'list' : undefined
}

/** The row that the focus was on last, else the first that takes it. */
function focusList(root: Element | null, last: HTMLElement | null): boolean {
  const list = root?.querySelector('.sw-MasterDetailScreen-list')
  if (last?.isConnected && list?.contains(last)) {
    last.focus()
    return true
  }
  const row = list?.querySelector<HTMLElement>('.sw-RecordGrid [tabindex="0"]')
  if (!row) return focusFirst(list)
  row.focus()
  return true
}

function focusFirst(part: Element | null | undefined): boolean {
  const first = part?.querySelector<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"], h1[tabindex], h2[tabindex]',
  )
  first?.focus()
  return first != null
}
