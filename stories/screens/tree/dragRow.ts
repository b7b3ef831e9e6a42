import { within } from 'storybook/test'

/** Take a row of a tree with a mouse, as a browser tells of it. */
export function dragRow(row: HTMLElement) {
  const start = middleOf(row)
  let at = start
  const tell = (target: EventTarget, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        clientX: at.x,
        clientY: at.y,
      }),
    )
  tell(row.querySelector('[role="rowheader"]') ?? row, 'pointerdown')
  return {
    over(target: HTMLElement) {
      at = { x: start.x + 8, y: start.y + 8 }
      tell(document, 'pointermove')
      at = middleOf(target)
      tell(document, 'pointermove')
    },
    drop: () => tell(document, 'pointerup'),
  }
}

/** The row of a category, by its name. */
export const rowOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('row', { name: new RegExp(`^${name}`) })

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
