'use client'

import { useLocale } from '../internal/locale'
import { useScrollable } from '../internal/useScrollable'
import type { Fields } from '../spec/fields/fields'
import { labelOf } from '../spec/labels/labels'
import { ownValue } from '../spec/values/ownValue'
import { keyed } from './keyed'
import { numericKinds } from '../spec/fields/numericKinds'
import { showerOf } from './showerOf'
import { ShownInPart } from './ShownInPart'

export interface ValueTableProps {
  /** The columns. */
  fields: Fields
  /** The groups of values, one for each row. */
  rows: readonly unknown[]
}

/** A list of groups, such as the lines of an invoice, as a table: numbers below each other at the end. */
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
  return (
    <ShownInPart items={rows}>
      {(some) => (
        <div ref={scroller} className="sw-ValueTable">
          <table className="sw-ValueTable-table">
            <thead>
              <tr>
                {columns.map(({ name, label, align, last }) => (
                  <th key={name} scope="col" data-align={align} data-last={last}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed(some).map(([key, row]) => (
                <tr key={key}>
                  {columns.map(({ name, align, last, show }) => (
                    <td key={name} data-align={align} data-last={last}>
                      {show(ownValue(row, name))}
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
