/** Whether a mouse, a pen or a finger is pressing something: from `mousedown`, which also a tap sends, to its click. */
let isPressed = false
const waiting: (() => void)[] = []

/**
 * Call back at once, or where a press made focus leave, once its click has been dispatched to what was pressed. Words that come in
 * while a pointer is held down move what is below it, and the browser then sends no click: the first press on a button or an
 * option after a mistake would be lost (WCAG 2.5.2).
 */
export function afterPress(callback: () => void): void {
  if (isPressed) waiting.push(callback)
  else callback()
}

/** Follow the presses in a window. Returns how to stop. */
export function followPresses(view: Window): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const press = (event: MouseEvent) => {
    release()
    isPressed = event.button === 0
  }
  view.addEventListener('mousedown', press, options)
  // Before the click's own listeners: what they submit or reset was left before.
  for (const end of ['click', 'keydown', 'pointercancel', 'dragend']) {
    view.addEventListener(end, release, options)
  }
  // The click, if there is one, comes in the same task.
  view.addEventListener('mouseup', () => setTimeout(release), options)
  return () => {
    release()
    controller.abort()
  }
}

function release() {
  isPressed = false
  for (const callback of waiting.splice(0)) callback()
}
