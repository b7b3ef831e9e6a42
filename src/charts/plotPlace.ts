import type { CSSProperties } from 'react'

/** A place in percent of the drawing, in the direction of the page. */
export function plotPlace({
  inline,
  block,
}: {
  inline?: number | undefined
  block?: number | undefined
}): CSSProperties {
  return {
    ...(inline !== undefined && { insetInlineStart: `${inline}%` }),
    ...(block !== undefined && { insetBlockStart: `${block}%` }),
  }
}
