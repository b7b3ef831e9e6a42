'use client'

import { useCallback, useMemo } from 'react'
import { mark } from '../fields/FieldFrame'
import { Reorderable } from '../motion/Reorderable'
import { FieldRepeaterItem, type FieldRepeaterItemProps } from './FieldRepeaterItem'
import { useLocaleWith } from '../internal/useLocaleWith'
import { repeaterTexts } from '../messages/forms/repeaterTexts'

type Shared = Pick<FieldRepeaterItemProps, 'heading' | 'fixed' | 'remove' | 'draw'>

interface FieldRepeaterItemsProps extends Shared {
  items: readonly symbol[]
  itemLabel: string
  /** Left out, the order stays as it is. */
  reorder: ((items: readonly symbol[]) => void) | undefined
}

/** Of more items the browser lays out those in sight first. */
const drawnAtOnce = 25

/** The items of a list in their order; each is drawn again only when something of its own has changed. */
export function FieldRepeaterItems(props: FieldRepeaterItemsProps) {
  const { items, itemLabel, reorder, heading, fixed, remove, draw } = props
  const { t } = useLocaleWith(repeaterTexts)
  const labelAt = useMemo(
    () => onceEach((index) => t('repeater.itemLabel', { item: itemLabel, place: index + 1 })),
    [t, itemLabel],
  )
  const places = useMemo(() => new Map(items.map((key, index) => [key, index])), [items])
  const drawItem = useCallback(
    (key: symbol, index: number) => (
      <FieldRepeaterItem
        itemKey={key}
        index={index}
        label={labelAt(index)}
        heading={heading}
        fixed={fixed}
        remove={remove}
        draw={draw}
      />
    ),
    [labelAt, heading, fixed, remove, draw],
  )

  const isLong = items.length > drawnAtOnce

  if (reorder)
    return (
      <Reorderable
        className="sw-FieldRepeater-items"
        data-single={mark(items.length === 1)}
        data-long={mark(isLong)}
        items={items}
        getItemKey={keyOf}
        getItemLabel={(key) => labelAt(places.get(key) ?? 0)}
        onReorder={reorder}
      >
        {drawItem}
      </Reorderable>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ol className="sw-FieldRepeater-items" role="list" data-long={mark(isLong)}>
      {items.map((key, index) => (
        <li key={keyOf(key)} data-key={keyOf(key)}>
          {drawItem(key, index)}
        </li>
      ))}
    </ol>
  )
}

/** Of what moves the symbol is no key: it is its number in the list. */
export function keyOf(item: symbol): string {
  return item.description ?? ''
}

/** Make each text once, because a list of a thousand items asks for every one several times. */
function onceEach(make: (index: number) => string): (index: number) => string {
  const made: string[] = []
  return (index) => (made[index] ??= make(index))
}
