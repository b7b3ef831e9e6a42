/** How many places on the page take files. */
let places = 0

/**
 * A file dropped beside the area that takes it would open in place of the page, and all that was typed would be gone.
 * Call it when such an area appears, and what it returns when it goes.
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
