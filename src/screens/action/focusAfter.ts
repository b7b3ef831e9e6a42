/**
 * Lead the focus on if it was lost: with what opened a dialog that dialog cannot give it back. Two frames later, because the
 * dialog still gives it back in the first.
 */
export function focusAfter(refuge?: { readonly current: HTMLElement | null }): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      const place = refuge?.current ?? document.querySelector<HTMLElement>('main, [role="main"]')
      if (!place) return
      if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus()
    }),
  )
}
