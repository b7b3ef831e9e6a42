'use client'

import { Fragment, type Ref, useRef } from 'react'
import { classes } from '../internal/classes'
import { type ControlAttributes, labelIdOf } from './FieldFrame'
import type { SegmentTexts } from './segmentBoxes'
import { handleBeforeInput, handleChange, handleKeyDown, handleListKey, handlePaste } from './segmentEvents'
import { SegmentList } from './SegmentList'
import type { SegmentRow } from './SegmentRow'

interface SegmentsProps {
  control: ControlAttributes
  row: SegmentRow
  /** The texts at first, by part. */
  texts: SegmentTexts
  readOnly: boolean | undefined
  /** Called after every change that a person makes. */
  onEdit: () => void
  /** Whether the field begins with this row: a person who has to correct it starts there, and hears there what to do. */
  leads?: boolean | undefined
  /** Whether it is described by the words of the field although it does not lead. @default false */
  described?: boolean | undefined
  /** The first box of the row. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * The parts of a date, a time or another value, each a text box of its own: a phone shows its number pad, and
 * all that is typed stays. The caret moves on when a part is full or its separator is typed.
 */
export function Segments({
  control,
  row,
  texts,
  readOnly,
  onEdit,
  leads = true,
  described = false,
  ref,
}: SegmentsProps) {
  const { id, 'aria-describedby': describedBy, ...attributes } = control
  const { scope, classNames, segments } = row
  // A click leads into a box as Tab does: the next digit replaces what stands there. Within the box it sets the caret.
  const entered = useRef<HTMLInputElement>(undefined)
  const firstPart = firstPartOf(row)

  return (
    <>
      <div className={classes('sw-Segments', classNames?.row)} dir={row.dir} data-scope={scope}>
        {segments.map((segment) => {
          const { part, options } = segment
          const isFirst = leads && part === firstPart
          const ownId = isFirst ? id : segmentIdOf(id, scope, part)
          const shared = {
            ...attributes,
            ...((isFirst || (described && part === firstPart)) && { 'aria-describedby': describedBy }),
            id: ownId,
            className: classes('sw-Segments-segment', classNames?.segment),
            'data-part': part,
            'aria-label': segment.name,
            'aria-labelledby': `${labelIdOf(id)} ${ownId}`,
          }
          const box = options ? (
            <SegmentList
              {...shared}
              options={options}
              hint={segment.hint}
              text={texts[part] ?? ''}
              readOnly={readOnly}
              onChange={onEdit}
              onKeyDown={(event) => handleListKey(event, row, onEdit)}
            />
          ) : (
            <input
              {...shared}
              ref={isFirst ? ref : undefined}
              type="text"
              inputMode={segment.inputMode ?? 'numeric'}
              autoComplete="off"
              size={segment.size ?? 2}
              placeholder={segment.hint}
              readOnly={readOnly}
              defaultValue={texts[part]}
              onChange={(event) => handleChange(event, row, onEdit)}
              onMouseDown={({ currentTarget: box }) => {
                entered.current = box === document.activeElement ? undefined : box
              }}
              onClick={({ currentTarget: box }) => {
                if (entered.current === box && box.selectionStart === box.selectionEnd) box.select()
              }}
              onBeforeInput={(event) => handleBeforeInput(event, row, onEdit)}
              onKeyDown={(event) => handleKeyDown(event, row, onEdit)}
              onPaste={(event) => handlePaste(event, row, onEdit)}
            />
          )
          return (
            <Fragment key={part}>
              <Affix className={classNames?.separator}>{segment.separator}</Affix>
              <Affix className={classNames?.affix}>{segment.before}</Affix>
              {segment.unit === undefined ? (
                box
              ) : (
                <span className="sw-Segments-measure">
                  {box}
                  <Affix>{segment.unit}</Affix>
                </span>
              )}
            </Fragment>
          )
        })}
      </div>
      <Affix className={classNames?.affix}>{row.after}</Affix>
    </>
  )
}

/** The part that a person begins with. */
function firstPartOf({ segments }: SegmentRow): string | undefined {
  return segments.find(({ options }) => !options)?.part
}

function segmentIdOf(id: string, scope: string | undefined, part: string): string {
  return [id, scope, part].filter(Boolean).join('-')
}

/** The id of the first box of a row that does not lead. */
export function rowIdOf(id: string, row: SegmentRow): string {
  return segmentIdOf(id, row.scope, firstPartOf(row) ?? '')
}

/** Signs mean nothing alone, and the rest is heard with the name of its part: only eyes find it here. */
function Affix({ className, children }: { className?: string | undefined; children: string | undefined }) {
  return (
    children && (
      <span className={classes('sw-Segments-affix', className)} aria-hidden="true">
        {children}
      </span>
    )
  )
}
