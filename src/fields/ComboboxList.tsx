'use client'

import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { announce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { comboboxTexts } from '../messages/fields/comboboxTexts'
import { ComboboxRow } from './ComboboxRow'
import { optionIdOf, type OptionRow, type PickedRow } from './optionRows'
import { keepFocus } from './useCombobox'

export interface ComboboxListProps {
  /** The element that the list opens at, and is as wide as. */
  field: RefObject<HTMLElement | null>
  /** The id of the list, on which those of its options are built. */
  id: string
  labelId: string
  rows: readonly OptionRow[]
  /** The index of the row that the keys are at, or -1. */
  active: number
  /** The row that is seen at first, or -1. */
  first: number
  isChosen: (value: string) => boolean
  multiple?: boolean | undefined
  /** Words instead of options, or below them. */
  message: string | undefined
  isLoading: boolean
  onPick: (row: PickedRow) => void
  onPoint: (index: number) => void
  onClose: () => void
  /** Called when the last row is near. */
  onEnd: () => void
}

/** The list that opens from a combobox, loaded when it first opens. Of a hundred thousand rows it draws those in sight. */
export function ComboboxList(props: ComboboxListProps) {
  const { field, rows, message, isLoading, onClose } = props
  const { locale } = useLocaleWith()
  useSpokenCount(rows, message)
  const words = message !== undefined && (
    <div className="sw-ComboboxField-message" data-loading={isLoading ? '' : undefined}>
      {message}
    </div>
  )
  return (
    <I18nProvider locale={locale}>
      <Popover
        className="sw-ComboboxField-popover"
        triggerRef={field}
        placement="bottom start"
        offset={4}
        isNonModal
        trigger="ComboBox"
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is */}
        <div className="sw-ComboboxField-panel" onMouseDown={keepFocus}>
          {!isLoading && words}
          <Rows {...props} />
          {isLoading && words}
        </div>
      </Popover>
    </I18nProvider>
  )
}

/** Without layout, as in jsdom, the height that was guessed stays, so that there are options to choose. */
function observeHeight(
  list: Virtualizer<HTMLDivElement, Element>,
  onRect: Parameters<typeof observeElementRect>[1],
) {
  return observeElementRect(list, (rect) => {
    if (rect.height > 0) onRect(rect)
  })
}

/** The rows in sight, each in its group. */
function Rows({
  id,
  labelId,
  rows,
  active,
  first,
  isChosen,
  multiple,
  onPick,
  onPoint,
  onEnd,
}: ComboboxListProps) {
  'use no memo'
  const scroller = useRef<HTMLDivElement>(null)
  // Where the keys are is told by its id, so that row is there before the list has scrolled to it.
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), active),
    [active],
  )
  // oxlint-disable-next-line react/incompatible-library -- its answers are read at each rendering and not kept
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    // Always measured alike: rounded in two ways, half a pixel makes the list jump.
    measureElement: (row) => Math.ceil(row.getBoundingClientRect().height),
    overscan: 4,
    rangeExtractor,
    paddingStart: padding,
    paddingEnd: padding,
    scrollPaddingStart: padding,
    scrollPaddingEnd: padding,
    initialRect: { width: 0, height: 320 },
    observeElementRect: observeHeight,
  })

  const target = active >= 0 ? active : first
  useLayoutEffect(() => {
    if (target >= 0) virtualizer.scrollToIndex(target)
  }, [virtualizer, target])

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - 1 || active >= rows.length - 1) onEnd()
  }, [last, active, rows.length, onEnd])

  const end = rows.at(-1)
  const count = end && end.kind !== 'group' ? end.position : 0
  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-multiselectable={multiple}
      className="sw-ComboboxField-list"
    >
      <div
        role="presentation"
        className="sw-ComboboxField-rows"
        style={{ blockSize: rows.length === 0 ? 0 : virtualizer.getTotalSize() }}
      >
        {groupedItems(items, rows).map(({ group, members }) => {
          const drawn = members.map((item) => {
            const row = rows[item.index]
            return (
              row && (
                <ComboboxRow
                  key={item.key}
                  id={optionIdOf(id, item.index)}
                  row={row}
                  item={item}
                  measure={virtualizer.measureElement}
                  count={count}
                  isActive={item.index === active}
                  isChosen={row.kind === 'option' && isChosen(row.option.value)}
                  onPick={onPick}
                  onPoint={onPoint}
                />
              )
            )
          })
          return group === undefined ? (
            drawn
          ) : (
            <div key={`${group} ${members[0]?.index}`} role="group" aria-label={group}>
              {drawn}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The rows of a stretch and one more, in order. */
function withRow(indexes: number[], row: number): number[] {
  if (row < 0 || indexes.includes(row)) return indexes
  return [...indexes, row].toSorted((one, other) => one - other)
}

/** Neighbours of one group, so that each part of it that is drawn has its name. */
function groupedItems(items: readonly VirtualItem[], rows: readonly OptionRow[]) {
  const groups: { group: string | undefined; members: VirtualItem[] }[] = []
  for (const item of items) {
    const row = rows[item.index]
    const group = row?.kind === 'group' ? row.label : row?.kind === 'option' ? row.group : undefined
    const last = groups.at(-1)
    if (last && last.group === group) last.members.push(item)
    else groups.push({ group, members: [item] })
  }
  return groups
}

/** Says how many there are once the person pauses: who does not see the list hears nothing of it otherwise. */
function useSpokenCount(rows: readonly OptionRow[], message: string | undefined) {
  const { t } = useLocaleWith(comboboxTexts)
  const last = rows.findLast(({ kind }) => kind === 'option')
  const count = last?.kind === 'option' ? last.position : 0
  const words = [count > 0 ? t('combobox.count', { count }) : '', message ?? ''].filter(Boolean).join('. ')
  useEffect(() => {
    const timer = setTimeout(() => announce(words), 500)
    return () => clearTimeout(timer)
  }, [words])
}

/** Assumed until a row is drawn and measured. */
function heightOf(row: OptionRow | undefined): number {
  return row?.kind === 'option' && row.option.description !== undefined ? 56 : 36
}

/** Above the first row and below the last. */
const padding = 4
