import { useEffect } from 'react'
import { type Surroundings, usual } from './usual'

/**
 * Whether this is a story in a frame on a docs page (`parameters: { docs: { story: { inline: false } } }`). What covers
 * the page or takes the focus when it appears stands in one, so that the page around it can be read.
 */
export const framed = !!globalThis.frameElement?.closest('[data-story-block]')

/** A framed story is looked at. Until it is pressed it takes no focus, and does not scroll the docs page to itself. */
export function restUntilPressed() {
  const page = document.documentElement
  const { scrollIntoView } = Element.prototype
  page.inert = true
  Element.prototype.scrollIntoView = () => {}
  const wake = () => {
    page.inert = false
    Element.prototype.scrollIntoView = scrollIntoView
  }
  addEventListener('pointerdown', wake, { once: true })
}

/** Storybook's frames know nothing of the toolbar: its choices are handed on in their addresses. */
export function useFramesIn(chosen: Surroundings) {
  useEffect(() => {
    // The toolbar tells of more than our choices, and not all of that can stand in an address.
    const globals = names.map((name) => `${name}:${chosen[name]}`).join(';')
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-story-block] > * > iframe')) {
      const address = new URL(frame.src)
      if (address.searchParams.get('globals') === globals) continue
      address.searchParams.set('globals', globals)
      frame.src = address.href
    }
  }, [chosen])
}

const names = Object.keys(usual) as (keyof Surroundings)[]
