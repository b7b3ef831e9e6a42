'use client'

import { useEffect } from 'react'

export type Urgency = 'polite' | 'assertive'

/** Says something to people who do not see the screen change. */
export type Announce = (message: string, urgency?: Urgency) => void

/**
 * Gives the page's one voice. Its regions are made when the first component that may speak appears: a region that
 * is born with its words in it stays silent in most screen readers.
 */
export function useAnnounce(): Announce {
  useEffect(() => {
    regionFor('polite')
    regionFor('assertive')
  }, [])
  return announce
}

/** Each message is an element of its own, so that two in a row are both read, and so is the same one twice. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  const region = regionFor(urgency)
  const line = document.createElement('div')
  line.textContent = message
  const early = newborns.get(region)
  if (early) early.push(line)
  else speak(region, [line])
}

function speak(region: Element, lines: readonly Element[]) {
  region.append(...lines)
  setTimeout(() => {
    for (const line of lines) line.remove()
  }, longEnoughToBeRead)
}

const longEnoughToBeRead = 7000

/** Regions that assistive technology may not know yet, with what waits until it does. */
const newborns = new WeakMap<Element, Element[]>()
const longEnoughToBeKnown = 100

/** Found once, because every button asks, and to look for an element takes longer the larger the page is. */
const regions = new Map<Urgency, HTMLElement>()

function regionFor(urgency: Urgency): HTMLElement {
  const before = regions.get(urgency)
  if (before?.isConnected && before.ownerDocument === document) return before
  const region =
    document.querySelector<HTMLElement>(`.sw-announcer[aria-live="${urgency}"]`) ?? createRegion(urgency)
  regions.set(urgency, region)
  return region
}

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div')
  region.className = 'sw-announcer sw-VisuallyHidden'
  region.setAttribute('aria-live', urgency)
  region.setAttribute('aria-relevant', 'additions')
  // An open dialog hides the page from assistive technology; React Aria spares what carries this mark.
  region.setAttribute('data-live-announcer', 'true')
  document.body.append(region)
  const early: Element[] = []
  newborns.set(region, early)
  setTimeout(() => {
    newborns.delete(region)
    if (early.length > 0) speak(region, early)
  }, longEnoughToBeKnown)
  return region
}
