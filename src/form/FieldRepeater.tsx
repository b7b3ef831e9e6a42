'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../components/Button'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { nounOf } from '../spec/labels/labels'
import { useLocaleWith } from '../internal/useLocaleWith'
import { repeaterTexts } from '../messages/forms/repeaterTexts'
import { useFormContext } from './FormContext'
import type { RepeaterItem } from './FieldRepeaterItem'
import { FieldRepeaterItems, keyOf } from './FieldRepeaterItems'
import type { FieldRules, RegisteredField } from './FormStore'
import { GroupFrame } from './GroupFrame'
import { PlaceContext } from './Place'
import { useFieldGroup } from './useFieldGroup'

export type { RepeaterItem } from './FieldRepeaterItem'

export interface FieldRepeaterProps extends RootProps<HTMLFieldSetElement> {
  /** The name of the list. Names of fields in an item are names in the value of that item. */
  name: string | symbol
  /** Names the list, for eyes and for assistive technology alike. */
  legend: ReactNode
  /** Stands below the legend and is read after it. */
  description?: ReactNode
  /**
   * Whether there must be an item. `false` marks the legend as optional.
   * @selector [data-required]
   */
  required?: boolean | undefined
  /** Names one item: "Line" makes "Line 1" and "Add line". @default "Item" */
  itemLabel?: string | undefined
  /** Returns the value of a new item. @default nothing filled in */
  getNewItem?: (() => unknown) | undefined
  /** No item can be removed while there are so few. @default 0 */
  minItems?: number | undefined
  /** No item can be added once there are so many. @default without limit */
  maxItems?: number | undefined
  /** Whether a person may change the order, by dragging and by keyboard. @default true */
  reorderable?: boolean | undefined
  /**
   * Heads each item with its label and its number. Leave it out where an item is one field that has that label itself.
   * @default true
   */
  itemHeadings?: boolean | undefined
  /** Validate the list as a whole, once focus has left it. Its issues may lead to the fields in it. */
  validate?: FieldRules | undefined
  /** How the value is treated while the list is not on the page. @default 'keep' */
  whenHidden?: RegisteredField['whenHidden'] | undefined
  /** Identifies the list, so that an error summary can lead to it. @default a unique id */
  id?: string | undefined
  /**
   * Draws the fields of an item. A field's `name` is a name in the item's value; an item that is one value itself is
   * drawn by a field with the name `item.key`. Keep it the same function between renderings of a long list.
   */
  children: (item: RepeaterItem) => ReactNode
}

/** The last removal, while nothing else has changed since. */
interface Removal {
  readonly label: string
  readonly putBack: () => void
  /** The items after it. */
  readonly items: readonly symbol[]
}

/** A list of values that a person adds to, removes from and puts in order, each with fields of its own. */
export function FieldRepeater(props: FieldRepeaterProps) {
  const {
    name,
    legend,
    description,
    required,
    getNewItem,
    minItems = 0,
    maxItems = Infinity,
    ...more
  } = props
  const { reorderable = true, itemHeadings = true, validate, whenHidden, children, ref, ...rest } = more
  const { className, style } = rest
  const { t, locale } = useLocaleWith(repeaterTexts)
  const itemLabel = rest.itemLabel ?? t('repeater.item')
  const noun = nounOf({ label: itemLabel }, itemLabel, locale)
  const store = useFormContext('FieldRepeater')
  const announce = useAnnounce()
  const { id, place, error, warning, readOnly, onBlur } = useFieldGroup(name, {
    rules: validate,
    id: rest.id,
    whenHidden,
  })
  const { path } = place
  const items = useSyncExternalStore(
    (listener) => store.subscribeItems(path, listener),
    () => store.getItems(path),
    () => store.getItems(path),
  )
  const [removal, setRemoval] = useState<Removal>()
  const [root, holdRoot] = useSharedRef(ref)
  /** Where the focus goes once it is drawn. */
  const goal = useRef<string>(undefined)

  useEffect(() => {
    if (goal.current === undefined) return
    root.current?.querySelector<HTMLElement>(goal.current)?.focus()
    goal.current = undefined
  }, [items, root])

  const labelAt = (index: number) => t('repeater.itemLabel', { item: itemLabel, place: index + 1 })

  function add() {
    const key = store.insert(path, getNewItem?.())
    goal.current = firstControlOf(key)
    announce(t('repeater.added', { item: labelAt(items.length) }))
  }

  // The same for as long as it can be, because every item is drawn again with another.
  const remove = useCallback(
    (key: symbol, label: string) => {
      const before = store.getItems(path)
      const index = before.indexOf(key)
      const neighbour = before[index + 1] ?? before[index - 1]
      const putBack = store.remove(path, key)
      setRemoval({ label, putBack, items: store.getItems(path) })
      goal.current = neighbour ? removeButtonOf(neighbour) : addButton
      announce(t('repeater.removed', { item: label }))
    },
    [store, path, announce, t],
  )

  function undo({ putBack, label }: Removal) {
    putBack()
    setRemoval(undefined)
    const back = store.getItems(path).find((key) => !items.includes(key))
    if (back) goal.current = firstControlOf(back)
    announce(t('repeater.putBack', { item: label }))
  }

  function reorder(next: readonly symbol[]) {
    const at = next.findIndex((key, index) => key !== items[index])
    const [here, there] = [items[at], next[at]]
    if (!here || !there) return
    // One item has moved: up to here, or away from here.
    if (next[at + 1] === here) store.move(path, there, at)
    else store.move(path, here, next.indexOf(here))
  }

  const fixed = items.length <= minItems ? t('repeater.least', { count: minItems }) : undefined
  const full = items.length >= maxItems ? t('repeater.most', { count: maxItems }) : undefined
  const actions = !readOnly && (
    <div className="sw-FieldRepeater-actions">
      <Button className="sw-FieldRepeater-add" disabledReason={full} onClick={add}>
        {t('repeater.add', { item: noun })}
      </Button>
      {removal?.items === items && (
        <span className="sw-FieldRepeater-removed">
          {t('repeater.removed', { item: removal.label })}
          <Button variant="quiet" onClick={() => undo(removal)}>
            {t('repeater.undo')}
          </Button>
        </span>
      )}
    </div>
  )

  return (
    <GroupFrame
      ref={holdRoot}
      data={dataOf(rest)}
      id={id}
      className={classes('sw-FieldRepeater', className)}
      style={style}
      legend={legend}
      description={description}
      required={required}
      error={error}
      warning={warning}
      actions={actions}
      onBlur={onBlur}
    >
      <PlaceContext value={place}>
        {items.length > 0 && (
          <FieldRepeaterItems
            items={items}
            itemLabel={itemLabel}
            heading={itemHeadings}
            fixed={fixed}
            remove={readOnly ? undefined : remove}
            reorder={reorderable && !readOnly ? reorder : undefined}
            draw={children}
          />
        )}
      </PlaceContext>
      {items.length === 0 && <p className="sw-FieldRepeater-empty">{t('repeater.empty')}</p>}
    </GroupFrame>
  )
}

// Its own alone: an item may hold another list.
const addButton = ':scope > .sw-FieldRepeater-actions > .sw-FieldRepeater-add'
const itemOf = (key: symbol) => `:scope > .sw-FieldRepeater-items > [data-key="${keyOf(key)}"]`
const removeButtonOf = (key: symbol) => `${itemOf(key)} .sw-FieldRepeater-remove`
const firstControlOf = (key: symbol) =>
  `${itemOf(key)} .sw-FieldRepeater-fields :is(input, select, textarea, button, [tabindex])`
