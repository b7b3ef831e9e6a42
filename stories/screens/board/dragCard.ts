import { within } from 'storybook/test'

/** The cards of a column, by its name. */
export function columnOf(canvasElement: HTMLElement, name: string) {
  const heads = [...canvasElement.querySelectorAll<HTMLElement>('.sw-Board-head')]
  const id = heads.find((head) => head.querySelector('h2, h3')?.textContent === name)?.dataset.column
  const cell = [...canvasElement.querySelectorAll<HTMLElement>('.sw-Board-cell')].find(
    ({ dataset }) => dataset.column === id,
  )
  if (!cell) throw new Error(`No column is called “${name}”`)
  return within(cell)
}

/** Take a card with a mouse, as a browser tells of it. */
export function dragCard(card: HTMLElement) {
  const start = middleOf(card)
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
  tell(card, 'pointerdown')
  return {
    over(canvasElement: HTMLElement, name: string) {
      at = { x: start.x + 8, y: start.y + 8 }
      tell(document, 'pointermove')
      const heads = [...canvasElement.querySelectorAll<HTMLElement>('.sw-Board-head')]
      const head = heads.find((one) => one.querySelector('h2, h3')?.textContent === name)
      if (!head) throw new Error(`No column is called “${name}”`)
      head.scrollIntoView({ inline: 'center', block: 'nearest' })
      at = middleOf(head)
      tell(document, 'pointermove')
    },
    drop: () => tell(document, 'pointerup'),
  }
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
