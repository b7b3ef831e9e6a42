'use client'

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useAnnounce } from '../internal/announce'
import { bringIntoView } from '../internal/bringIntoView'
import { sentence } from '../messages/sentence'

interface BannerAnnouncement {
  autoFocus: boolean
  urgent: boolean
}

/** Announce the words of a banner once, or take the focus to them. */
export function useBannerAnnouncement(
  box: RefObject<HTMLElement | null>,
  { autoFocus, urgent }: BannerAnnouncement,
): void {
  const announce = useAnnounce()
  const isHydrating = useSyncExternalStore(never, no, yes)
  const announced = useRef('')

  useEffect(() => {
    if (!autoFocus) return
    bringIntoView(box.current, { block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [autoFocus, box])

  // After each drawing, because what stands in the banner is the host's: only other words are announced again.
  useEffect(() => {
    const parts = [...(box.current?.querySelectorAll<HTMLElement>('.sw-Banner-title, .sw-Banner-text') ?? [])]
    const words = parts.map(({ textContent }) => textContent).join('\n')
    if (words === announced.current) return
    announced.current = words
    if (autoFocus || isHydrating) return
    announce(inOneLine(parts), urgent ? 'assertive' : 'polite')
  })
}

/** Several lines become sentences: a screen reader is given one text, without the paragraphs that part them. */
function inOneLine(parts: readonly HTMLElement[]): string {
  const lines = parts
    .flatMap(({ innerText }) => innerText.split('\n').map((line) => line.trim()))
    .filter(Boolean)
  return lines.length === 1 ? lines.join('') : lines.map(sentence).join(' ')
}

const never = () => () => {}
const no = () => false
const yes = () => true
