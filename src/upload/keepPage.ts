/** The number of areas on the page that take files. */
let places = 0

/**
 * Keep the page when a file is dropped beside the area that takes it: the browser would open it in place of the page.
 * Call this when such an area appears, and the function that it returns when it goes.
 */
export function keepPage(): () => void {
  if (places++ === 0) {
    addEventListener('dragover', reject)
    addEventListener('drop', reject)
  }
  return () => {
    if (--places > 0) return
    removeEventListener('dragover', reject)
    removeEventListener('drop', reject)
  }
}

function reject(event: DragEvent): void {
  const { target, dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  // The browser's own controls take files by themselves.
  if (target instanceof HTMLInputElement && target.type === 'file') return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
