/** Scrolls an element into view, where a document can scroll: one without layout, as of jsdom, has no such method. */
export function bringIntoView(element: Element | null | undefined, options: ScrollIntoViewOptions): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView(options)
}
