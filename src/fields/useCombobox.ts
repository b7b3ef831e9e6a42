'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { canBePicked, type OptionRow, type PickedRow, stepTo } from './optionRows'

export interface ComboboxParts {
  /** Whether a list is wanted; it is on the page once its code has come. */
  isOpen: boolean
  open: (at?: 'first' | 'last') => void
  close: () => void
  /** The index of the row that the keys are at, or -1. */
  active: number
  point: (index: number) => void
  /** Takes a row, as Enter does. */
  pick: (row: PickedRow) => void
  handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

interface ComboboxOptions {
  rows: readonly OptionRow[]
  /** The row of what is chosen, where the keys begin, or -1. */
  chosen: number
  /** Whether rows can be seen: before there is nothing to take. */
  isShown: boolean
  /** Whether a text was typed, so that Enter takes the only option that is left. */
  isTyped: boolean
  canOpen: boolean
  onOpenChange: (open: boolean) => void
  onPick: (row: PickedRow) => void
  /** Whether the list stays when a row is taken. @default when it is asked for once again */
  keepsOpen?: ((row: PickedRow) => boolean) | undefined
}

type Place = number | 'first' | 'last' | undefined

/**
 * The keys of a combobox with a list, as the ARIA practices have them: focus stays in the text, arrows go through the
 * rows, Enter and Tab take the one that they are at, Escape closes.
 */
export function useCombobox(options: ComboboxOptions): ComboboxParts {
  const { rows, chosen, isShown, isTyped, canOpen, onOpenChange, onPick, keepsOpen = isRetry } = options
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<Place>()
  const active = isOpen ? indexOf(place, rows, chosen) : -1
  // More rows may come after it, and would take the keys along from page to page.
  if (isShown && place === 'last' && active >= 0) setPlace(active)

  function open(at?: 'first' | 'last') {
    if (!canOpen) return
    setPlace(at)
    if (!isOpen) onOpenChange(true)
    setOpen(true)
  }

  function close() {
    setPlace(undefined)
    if (isOpen) onOpenChange(false)
    setOpen(false)
  }

  function move(step: 1 | -1, times?: number) {
    if (active < 0 && chosen >= 0) return setPlace(chosen)
    const from = active >= 0 ? active : step === 1 ? -1 : rows.length
    const to = stepTo(rows, from, step, times)
    if (to !== from) setPlace(to)
  }

  /** The row that Enter takes: the one that the keys are at, else the only one that the text has left. */
  function rowAtHand(): OptionRow | undefined {
    if (active >= 0 || !isTyped) return rows[active]
    const [only, another] = rows.filter(canBePicked)
    return another ? undefined : only
  }

  function pick(row: PickedRow) {
    if (keepsOpen(row)) setPlace(undefined)
    else close()
    onPick(row)
  }

  function take(row: OptionRow | undefined) {
    if (isShown && canBePicked(row)) pick(row)
    else close()
  }

  function handleArrow(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault()
    if (isOpen && event.altKey && step === -1) close()
    else if (!isOpen) open(event.altKey ? undefined : step === 1 ? 'first' : 'last')
    else if (!event.altKey) move(step)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter may end a word that an input method is still composing.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') handleArrow(event, 1)
    else if (event.key === 'ArrowUp') handleArrow(event, -1)
    else if (isOpen) handleKeyOfList(event)
  }

  function handleKeyOfList(event: KeyboardEvent) {
    switch (event.key) {
      case 'PageDown':
      case 'PageUp':
        event.preventDefault()
        return move(event.key === 'PageDown' ? 1 : -1, page)
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These move within the text, so that Enter must not take a row.
        return setPlace(undefined)
      case 'Enter':
        event.preventDefault()
        return take(rowAtHand())
      case 'Tab':
        // The focus goes on to the next field.
        close()
        return take(rows[active])
      case 'Escape':
        // A dialog around it stays open.
        event.preventDefault()
        event.stopPropagation()
        return close()
    }
  }

  return { isOpen, open, close, active, point: setPlace, pick, handleKeyDown }
}

/** How many rows Page Up and Page Down pass. */
const page = 10

function indexOf(place: Place, rows: readonly OptionRow[], chosen: number): number {
  if (place === undefined) return -1
  if (typeof place === 'number') return place < rows.length ? place : -1
  if (chosen >= 0) return chosen
  const edge = place === 'first' ? -1 : rows.length
  const found = stepTo(rows, edge, place === 'first' ? 1 : -1)
  return found === edge ? -1 : found
}

function isRetry(row: PickedRow): boolean {
  return row.kind === 'action' && row.action === 'retry'
}

/** Keeps the focus in the text when something beside it is pressed. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
