import { type RefObject, useEffect } from 'react'

/** A key or several, and what they do. */
export interface KeyboardShortcut {
  /**
   * As `aria-keyshortcuts` writes them: keys that are pressed together with a plus, one or the other with a space, `Shift+Space`,
   * `Home End`. `Mod` is Ctrl, or ⌘ on a Mac.
   */
  readonly keys: string
  /** The action: "Go to the next day". */
  readonly label: string
}

/** Keys that belong together, because they work in the same place. */
export interface KeyboardGroup {
  /** Names the place: "Timetable". */
  readonly label: string
  readonly shortcuts: readonly KeyboardShortcut[]
}

/** Parts of the library whose keys the help has words for. They stand there as ids, because its words are loaded when it opens. */
export type KeyboardPart =
  | 'board'
  | 'board.move'
  | 'board.open'
  | 'calendar'
  | 'calendar.ask'
  | 'calendar.move'
  | 'form'
  | 'grid'
  | 'grid.details'
  | 'grid.edit'
  | 'grid.groups'
  | 'grid.open'
  | 'grid.resize'
  | 'grid.select'
  | 'grid.sort'
  | 'grid.tree'
  | 'masterDetail'
  | 'page.news'
  | 'page.search'
  | 'search'
  | 'search.now'

/** A part that is on the page now. */
export interface HeldPart {
  /** Where its keys work; anywhere on the page without one. */
  readonly root: RefObject<Element | null> | undefined
  /** Ids with spaces between, or a group in the host's words. */
  readonly keys: string | KeyboardGroup
  /** The keys themselves, where they can be chosen. */
  readonly shortcut: string | undefined
}

const held = new Set<HeldPart>()

/** Has the help list the keys of a part for as long as that is on the page. */
export function useKeyboardPart(
  root: HeldPart['root'],
  keys: string | KeyboardGroup | undefined,
  shortcut?: string,
): void {
  useEffect(() => {
    if (!keys) return undefined
    const part = { root, keys, shortcut }
    held.add(part)
    return () => void held.delete(part)
  }, [root, keys, shortcut])
}

/** The parts of a page, or of a dialog over it, in the order in which they came. One that is switched off is left out. */
export function heldParts(within: Element | null): readonly HeldPart[] {
  return [...held].filter(({ root }) => {
    const element = root?.current
    if (!element) return within === null
    return within === null ? !element.closest('[inert]') : within.contains(element)
  })
}

/** The ids of a part, for `useKeyboardPart`. An id stands behind the condition under which its keys do something. */
export const partIds = (...ids: readonly (KeyboardPart | false | undefined)[]) =>
  ids.filter(Boolean).join(' ')
