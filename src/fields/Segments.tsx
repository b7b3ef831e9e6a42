'use client'

import {
  type ChangeEvent,
  type ClipboardEvent,
  Fragment,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
  useRef,
} from 'react'
import { classes } from '../internal/classes'
import { digitsOf } from './digits'
import { type ControlAttributes, labelIdOf } from './FieldFrame'
import { SegmentList } from './SegmentList'
import { type SegmentSteps, textsAfter } from './segmentSteps'
import {
  besideOf,
  boxOf,
  enter,
  isSelected,
  readTexts,
  segmentAfter,
  type SegmentTexts,
  showTexts,
} from './segmentBoxes'

/** A part of a value that has a box of its own. */
export interface Segment {
  /** Its name among the parts of the row; stands in `data-part`. */
  readonly part: string
  /** Called so by people ("Month"), and heard after the label of the field. */
  readonly name: string
  /** Stands in the empty box. */
  readonly hint: string
  /** The keyboard on a phone. @default 'numeric' */
  readonly inputMode?: 'decimal'
  /** Room for so many figures. @default 2 */
  readonly size?: number
  /** The sign between the part before and this one. */
  readonly separator?: string | undefined
  /** Texts beside the box, for eyes alone: an era before it, a unit behind, which stays on its line. */
  readonly before?: string | undefined
  readonly unit?: string | undefined
  /** Makes it a list of these instead of a box to type into. */
  readonly options?: readonly string[]
}

/** Boxes that belong together, such as those of a date, in the order in which a locale writes them. */
export interface SegmentRow extends SegmentSteps {
  readonly segments: readonly Segment[]
  /** Tells the rows of one field apart, such as the two dates of a range. */
  readonly scope?: string | undefined
  /** Figures run from left to right, also within a text that runs the other way. */
  readonly dir?: 'ltr' | undefined
  /** A text that stands after the row. */
  readonly after?: string | undefined
  /** Added to the classes that every row has. */
  readonly classNames?: { readonly [part in 'row' | 'segment' | 'separator' | 'affix']: string }
  /** Whether nothing can follow in this part, so that the caret moves on. */
  readonly isFull: (part: string, text: string) => boolean
  /** Keys that lead to the next part. */
  readonly separators: RegExp
  /** Read a value that was copied from elsewhere. */
  readonly readPasted: (text: string) => SegmentTexts | undefined
  /** Give what a letter stands for in whichever part it is typed: "p" for the afternoon. */
  readonly readLetter?: (letter: string) => SegmentTexts | undefined
}

interface SegmentsProps {
  control: ControlAttributes
  row: SegmentRow
  /** The texts at first, by part. */
  texts: SegmentTexts
  readOnly: boolean | undefined
  /** Called after every change that a person makes. */
  onEdit: () => void
  /** Whether the field begins with this row: a person who has to correct it starts there, and hears there what to do. */
  leads?: boolean
  /** The first box of the row. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * The parts of a date, a time or another value, each a text box of its own: a phone shows its number pad, and
 * all that is typed stays. The caret moves on when a part is full or its separator is typed.
 */
export function Segments({ control, row, texts, readOnly, onEdit, leads = true, ref }: SegmentsProps) {
  const { id, 'aria-describedby': describedBy, ...attributes } = control
  const { scope, classNames, segments } = row
  // A click leads into a box as Tab does: the next digit replaces what stands there. Within the box it sets the caret.
  const entered = useRef<HTMLInputElement>(undefined)
  const firstPart = leads ? segments.find(({ options }) => !options)?.part : undefined

  return (
    <>
      <div className={classes('sw-Segments', classNames?.row)} dir={row.dir} data-scope={scope}>
        {segments.map((segment) => {
          const { part, options } = segment
          const isFirst = part === firstPart
          const ownId = isFirst ? id : [id, scope, part].filter(Boolean).join('-')
          const shared = {
            ...attributes,
            ...(isFirst && { 'aria-describedby': describedBy }),
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

function handleChange(event: ChangeEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, nativeEvent } = event
  onEdit()
  const typed = nativeEvent instanceof window.InputEvent && nativeEvent.inputType.startsWith('insert')
  const atEnd = box.selectionEnd === box.value.length
  if (typed && atEnd && row.isFull(box.dataset.part ?? '', box.value)) enter(segmentAfter(box))
}

/** A keyboard on glass names no keys: it says only what it is about to write. */
function handleBeforeInput(event: InputEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, data } = event
  const lettered = row.readLetter?.(data)
  if (row.separators.test(data)) {
    event.preventDefault()
    moveOn(box)
  } else if (lettered && !box.readOnly) {
    event.preventDefault()
    write(box, lettered, onEdit)
  } else if (digitsOf(data) && isOverfull(box, row)) {
    box.select()
  }
}

/** Whether a part has no room for what is typed beside its text, which then begins it anew; in the last part a slip stays. */
function isOverfull(box: HTMLInputElement, row: SegmentRow): boolean {
  const isCaret = box.selectionStart === box.selectionEnd
  const hasRoom = box.value.length < box.size || !row.isFull(box.dataset.part ?? '', box.value)
  return isCaret && !hasRoom && segmentAfter(box) !== undefined
}

function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: box, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const texts = readTexts(wholeOf(box))
  const stepped = box.readOnly ? undefined : textsAfter(key, box.dataset.part ?? '', texts, row)
  if (stepped) {
    event.preventDefault()
    write(box, stepped, onEdit)
    box.select()
  } else if (row.separators.test(key)) {
    event.preventDefault()
    moveOn(box)
  } else {
    moveAside(event)
  }
}

/** The browser's own list finds words by their letters in its own way, and "p" is none of Arabic's. */
function handleListKey(event: KeyboardEvent<HTMLSelectElement>, row: SegmentRow, onEdit: () => void) {
  const { currentTarget: list, key } = event
  const lettered = list.ariaReadOnly === 'true' ? undefined : row.readLetter?.(key)
  if (!lettered || event.altKey || event.ctrlKey || event.metaKey) {
    moveAside(event)
    return
  }
  event.preventDefault()
  write(list, lettered, onEdit)
}

function handlePaste(event: ClipboardEvent<HTMLInputElement>, row: SegmentRow, onEdit: () => void) {
  const found = row.readPasted(event.clipboardData.getData('text'))
  if (!found || event.currentTarget.readOnly) return
  event.preventDefault()
  write(event.currentTarget, found, onEdit)
}

/** Write texts as a person does: a copied moment fills the boxes of its date and of its time. */
function write(box: HTMLElement, texts: SegmentTexts, onEdit: () => void): void {
  showTexts(wholeOf(box), texts)
  onEdit()
}

/** The boxes that make one value together: all of the field, or those of one end of a range. */
function wholeOf(box: HTMLElement) {
  return box.closest('.sw-Segments[data-scope]') ?? boxOf(box)
}

/** "3/14" and "03/14" are typed alike: after a part that moved on by itself, its separator means nothing more. */
function moveOn(box: HTMLInputElement): void {
  if (!isSelected(box)) enter(segmentAfter(box))
}

/** Follow an arrow key from the edge of a box, and Backspace from an empty one. */
function moveAside(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const beside = besideOf(event.currentTarget, event.key, event.shiftKey)
  if (!beside) return
  event.preventDefault()
  enter(beside)
}
