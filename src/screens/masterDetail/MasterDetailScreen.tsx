'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { partIds, useKeyboardPart } from '../../internal/keyboardParts'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishMasterDetail } from '../../messages/englishMasterDetail'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import { ListSeparator } from './ListSeparator'
import { useFocusBetween } from './useFocusBetween'
import { useHasRoomBeside } from './useHasRoomBeside'

/** How the record is to be drawn where it stands now. */
export interface RecordPlace {
  /** Whether it stands beside its list, and not in place of it. */
  readonly beside: boolean
  /** Whether its heading takes the focus, because a person has come to it and the list does not keep the focus. */
  readonly autoFocus: boolean
}

export interface MasterDetailScreenProps extends RootProps<HTMLDivElement> {
  /** The records to choose from, such as a `ListScreen`. It keeps its place, its selection and what was typed. */
  list: ReactNode
  /** Names the list, on the boundary and on the way back: "Bird strikes". */
  listLabel: string
  /** Draws the record that is open, such as a `DetailScreen`; absent while none is. */
  renderRecord?: ((place: RecordPlace) => ReactNode) | undefined
  /** Which record is open, by its id. */
  current?: string | number | undefined
  /** Called to go back to the list, where there is room for one of the two alone. */
  onClose: () => void
  /** Says what will stand beside the list while no record is open. @default "Choose one from the list" */
  emptyText?: ReactNode
  /** How much of the width the list has at first, in percent. @default 40 */
  defaultListWidth?: number | undefined
  /** Called when a person has moved the boundary, to keep where it stands. */
  onListWidthChange?: ((percent: number) => void) | undefined
  /**
   * Sets the two beside each other, or one in place of the other.
   * @default as there is room: beside each other from 48 rem on
   * @selector [data-layout="beside"]
   */
  layout?: 'beside' | 'single' | undefined
}

/** A list beside the record that was chosen from it; in a narrow place one after the other. */
export function MasterDetailScreen(props: MasterDetailScreenProps) {
  const { list, listLabel, renderRecord, current, onClose, emptyText, defaultListWidth = 40 } = props
  const { onListWidthChange, layout, className, style, ref } = props
  const { t } = useScreenLocale(englishMasterDetail)
  const listId = useId()
  const [root, hold] = useSharedRef(ref)
  const hasRoom = useHasRoomBeside(root)
  const beside = layout ? layout === 'beside' : hasRoom
  const isOpen = renderRecord !== undefined
  // A phone that opens at a record asks for no list before it is wanted.
  const [isListed, setListed] = useState(beside || !isOpen)
  if (!isListed && (beside || !isOpen)) setListed(true)
  const [width, setWidth] = useState(defaultListWidth)
  const focus = useFocusBetween(root, { current: isOpen ? (current ?? '') : undefined, beside })

  useKeyboardPart(root, partIds(beside && isOpen && 'masterDetail'))

  function changeWidth(percent: number) {
    setWidth(percent)
    onListWidthChange?.(percent)
  }

  function pressKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    if (focus.handleKey(event)) event.preventDefault()
  }

  return (
    // Nothing is done with it: keys lead from one part to the other, from anywhere within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...dataOf(props)}
      ref={hold}
      className={classes('sw-MasterDetailScreen', className)}
      style={{ '--sw-MasterDetailScreen-list': `${width}%`, ...style } as typeof style}
      data-layout={beside ? 'beside' : 'single'}
      data-status={isOpen ? 'record' : 'list'}
      onKeyDown={pressKey}
      onFocus={focus.handleFocus}
    >
      <div id={listId} className="sw-MasterDetailScreen-list" inert={!beside && isOpen}>
        {isListed && list}
      </div>
      {beside && (
        <ListSeparator
          label={t('masterDetail.resize', { list: listLabel })}
          controls={listId}
          width={width}
          defaultWidth={defaultListWidth}
          onWidthChange={changeWidth}
          root={root}
        />
      )}
      {(beside || isOpen) && (
        <div className="sw-MasterDetailScreen-record">
          {!beside && (
            <Button
              className="sw-MasterDetailScreen-back"
              variant="quiet"
              icon={<ArrowLeft className="sw-icon" data-directional />}
              onClick={onClose}
            >
              {t('masterDetail.back', { list: listLabel })}
            </Button>
          )}
          {renderRecord ? (
            renderRecord({ beside, autoFocus: focus.autoFocus })
          ) : (
            <EmptyState title={t('masterDetail.none')}>{emptyText ?? t('masterDetail.choose')}</EmptyState>
          )}
        </div>
      )}
    </div>
  )
}
