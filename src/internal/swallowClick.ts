/** Keep back the click that ends a drag: it would open what was only moved. */
export function swallowClick(): void {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  // Where none comes, the next one is meant.
  setTimeout(() => removeEventListener('click', swallow, true))
}
