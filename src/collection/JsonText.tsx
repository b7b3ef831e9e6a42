'use client'

import { useMemo, useState } from 'react'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'
import { useScrollable } from '../internal/useScrollable'
import { keyed } from './keyed'

export interface JsonTextProps {
  /** Anything that JSON can hold. */
  value: unknown
}

/** So many lines are taken in at a glance. */
const LINES_AT_FIRST = 12

/** The browser lays out so many lines at a time, and only those that are in sight. */
const LINES_TOGETHER = 200

/** Data as JSON, a value to a line; of long data the first lines, until all are asked for. */
export function JsonText({ value }: JsonTextProps) {
  const { t } = useLocale()
  const [whole, setWhole] = useState(false)
  const scroller = useScrollable<HTMLPreElement>()
  const lines = useMemo(() => written(value).split('\n'), [value])
  const isLong = lines.length > LINES_AT_FIRST
  const shown = isLong && !whole ? lines.slice(0, LINES_AT_FIRST) : lines
  const blocks = Array.from({ length: Math.ceil(shown.length / LINES_TOGETHER) }, (_, place) =>
    shown.slice(place * LINES_TOGETHER, (place + 1) * LINES_TOGETHER),
  )
  return (
    <div className="sw-JsonText">
      <pre ref={scroller} className="sw-JsonText-lines" dir="ltr" data-cut={(isLong && !whole) || undefined}>
        {keyed(blocks).map(([key, block]) => (
          <code
            key={key}
            className="sw-JsonText-block"
            {...(blocks.length > 1 && {
              style: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${block.length}lh` },
            })}
          >
            {block.join('\n')}
            {'\n'}
          </code>
        ))}
      </pre>
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('value.showLess') : t('value.showAllLines', { count: lines.length })}
        </Button>
      )}
    </div>
  )
}

/** Return a value as JSON; an empty text for a circle or the like. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 2) ?? ''
  } catch {
    return ''
  }
}
