'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../components/Button'
import { useLocale } from '../internal/locale'

interface ShownInPartProps<Item> {
  items: readonly Item[]
  /** Draws those that are shown. */
  children: (some: readonly Item[]) => ReactNode
}

/** More than a person takes in at once is shown when it is asked for. */
const MOST_AT_FIRST = 20

/** The first of many items, and a button for the rest. */
export function ShownInPart<Item>({ items, children }: ShownInPartProps<Item>) {
  const { t } = useLocale()
  const [whole, setWhole] = useState(false)
  // A button for one or two items more would take the room that they need.
  const isLong = items.length > MOST_AT_FIRST + 2
  return (
    <>
      {children(isLong && !whole ? items.slice(0, MOST_AT_FIRST) : items)}
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('value.showLess') : t('value.showAll', { count: items.length })}
        </Button>
      )}
    </>
  )
}
