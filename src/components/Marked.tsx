import type { ReactNode } from 'react'
import { rangesOf } from '../internal/matchWords'

interface MarkedProps {
  /** The text as it is. */
  children: string
  /** The words that are searched for. */
  words: string
}

/** A text in which what was searched for is marked. */
export function Marked({ children: text, words }: MarkedProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of rangesOf(text, words)) {
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className="sw-Marked">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return parts.length === 0 ? text : [...parts, text.slice(at)]
}
