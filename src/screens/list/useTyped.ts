'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The text in the box at once, and the search when the typing rests. */
export function useTyped(searched: string, delay: number, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  /** Searches of the box itself that have not come back yet, while more may have been typed. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (seen !== searched) {
    setSeen(searched)
    const own = asked.indexOf(searched)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
    // Another search came from outside: back in the browser's history, a link.
    if (own < 0 && searched !== text.trim()) setText(searched)
  }

  const now = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === searched) return
    setAsked((before) => [...before, words.trim()])
    search(words.trim())
  }
  const newest = useRef(now)
  useLayoutEffect(() => {
    newest.current = now
  })
  return {
    text,
    now,
    type: (words: string) => {
      setText(words)
      clearTimeout(timer.current)
      // Cleared is meant at once.
      if (words.trim() === '') now('')
      else timer.current = setTimeout(() => newest.current(words), delay)
    },
  }
}
