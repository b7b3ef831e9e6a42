'use client'

import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { RecordId } from '../data/DataSource'

export interface GridDetailProps<R> {
  record: R
  recordId: RecordId
  /** Which of the grid's rows its record has, from 0. */
  index: number
  /** Pixels below the header. */
  top: number
  /** The number of its row, the header with them. */
  number: number
  /** How deep it stands, below the headings of groups. */
  level: number | undefined
  columnCount: number
  /** Starts the ids of its parts, as it does those of its record's row. */
  id: string
  renderDetail: (record: R) => ReactNode
  onHeightChange: (id: RecordId, height: number) => void
}

/** Details of a record below its row, as high as their content. */
export const GridDetail = memo(Detail) as typeof Detail

function Detail<R extends object>(props: GridDetailProps<R>) {
  const { record, recordId, index, top, number, level, columnCount, id, renderDetail, onHeightChange } = props
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => onHeightChange(recordId, element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [recordId, onHeightChange])

  return (
    <div
      ref={row}
      role="row"
      className="sw-RecordGrid-detailRow"
      aria-rowindex={number}
      aria-level={level}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        className="sw-RecordGrid-detail"
        id={`${id}-detail`}
        data-row={index}
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={-1}
      >
        {renderDetail(record)}
      </div>
    </div>
  )
}
