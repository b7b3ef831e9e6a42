'use client'

import { useLocale } from '../internal/locale'
import { useScrollable } from '../internal/useScrollable'
import type { Field, Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { ownValue } from '../spec/values/ownValue'
import { valueText } from '../spec/values/valueText'
import { keyed } from './keyed'
import { numericKinds } from '../spec/fields/numericKinds'
import { showerOf } from './showerOf'
import { ShownInPart } from './ShownInPart'
import { roomOfText, usualRoom } from './textRoom'

export interface ValueTableProps {
  /** The columns. */
  fields: Fields
  /** The groups of values, one for each row. */
  rows: readonly unknown[]
}

/**
 * A list of groups, such as the lines of an invoice, as a table: numbers below each other at the end. Where it would be cut, as on a
 * phone, each line has its values below each other.
 */
export function ValueTable({ fields, rows }: ValueTableProps) {
  const { locale, t } = useLocale()
  const scroller = useScrollable<HTMLDivElement>()
  const columns = Object.entries(fields).map(([name, field], place, all) => ({
    name,
    label: labelOf(field, name, locale),
    align: numericKinds.has(field.kind) ? 'end' : undefined,
    last: place === all.length - 1 || undefined,
    show: showerOf(field, { locale, t, unit: true }, 'rich'),
  }))
  const isBroad = roomOf(fields, rows, locale) > phoneRoom
  return (
    <ShownInPart items={rows}>
      {(some) => (
        <div ref={scroller} className="sw-ValueTable" data-broad={isBroad || undefined}>
          <table {...roles.table} className="sw-ValueTable-table">
            <thead {...roles.group}>
              <tr {...roles.row}>
                {columns.map(({ name, label, align, last }) => (
                  <th key={name} {...roles.head} scope="col" data-align={align} data-last={last}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...roles.group}>
              {keyed(some).map(([key, row]) => (
                <tr key={key} {...roles.row} data-first={key === 0 || undefined}>
                  {columns.map(({ name, label, align, last, show }) => (
                    <td key={name} {...roles.cell} data-label={label} data-align={align} data-last={last}>
                      <span className="sw-ValueTable-value">{show(ownValue(row, name))}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ShownInPart>
  )
}

/** Said outright: what is no longer laid out as a table is none to some browsers. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** The width of a record on a phone. */
const phoneRoom = 320

/** A column of words is no wider than this where there is little room: they wrap. */
const mostOfWords = 120

/** So many rows tell how wide the others are. */
const enough = 20

/** How wide a table must be, so that it is not cut. */
function roomOf(fields: Fields, rows: readonly unknown[], locale: string): number {
  const some = rows.slice(0, enough)
  const roomOfColumn = (name: string, field: Field) => {
    const texts = some.map((row) => valueText(field, ownValue(row, name), locale))
    const room = Math.max(roomOfText(labelOf(field, name, locale)), usualRoom(texts.map(roomOfText)) ?? 0)
    return numericKinds.has(field.kind) ? room : Math.min(room, mostOfWords)
  }
  return Object.entries(fields).reduce((sum, [name, field]) => sum + roomOfColumn(name, field), 0)
}
