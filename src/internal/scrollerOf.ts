/** Find what scrolls an element up and down: the nearest box around it in which there is more than fits, or the window. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument
  for (let box = element.parentElement; box && box !== documentElement; box = box.parentElement) {
    // Browsers let the window scroll in place of the body, unless the page says something for both.
    if (box === body && getComputedStyle(documentElement).overflowY === 'visible') break
    // A box that only clips its sides could scroll as well, by its style.
    const isHigher = box.scrollHeight > box.clientHeight
    if (isHigher && /auto|scroll|overlay/.test(getComputedStyle(box).overflowY)) return box
  }
  return scrollingElement ?? documentElement
}
