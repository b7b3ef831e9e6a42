/** Hand a file to the person, as a link with `download` does. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // A browser reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
