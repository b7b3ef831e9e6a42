import { bringIntoView } from './bringIntoView'

/**
 * Keeps a text area that a person writes in above a bar that stays at the end of what scrolls. Other controls are brought
 * into sight whole when they take the focus, with their scroll margin; of a text area browsers show no more than the line of
 * the caret, which may lie behind the bar.
 *
 * @returns a function that stops it
 */
export function keepTextAbove(bar: Element, form: Element): () => void {
  const stop = new AbortController()
  const look = ({ target }: Event) => {
    // Nothing moves away below a pointer: a person who presses it sees it.
    if (!(target instanceof HTMLTextAreaElement) || target.matches(':active')) return
    const end = bar.getBoundingClientRect().top
    if (target.getBoundingClientRect().bottom > end) bringIntoView(target, { block: 'nearest' })
  }
  // Each line that is written makes it higher.
  for (const type of ['focusin', 'input']) form.addEventListener(type, look, { signal: stop.signal })
  return () => stop.abort()
}
