import { keyed } from '../../collection/keyed'
import { useScrollable } from '../../internal/useScrollable'
import { NOTHING } from '../../spec/product/describe/markdown'
import type { SheetTable as Table } from '../../spec/product/describe/SheetPart'
import { SheetWords } from './SheetWords'

interface SheetTableProps extends Omit<Table, 'kind'> {
  /** The heading above. */
  labelledBy: string
}

/** A table of the sheet; the first cell of a row names it and stays in sight while the others are scrolled. */
export function SheetTable({ headings, rows, labelledBy }: SheetTableProps) {
  const scroller = useScrollable<HTMLDivElement>()
  return (
    <div ref={scroller} className="sw-SpecificationScreen-scroller" role="group" aria-labelledby={labelledBy}>
      <table className="sw-SpecificationScreen-table">
        <thead>
          <tr>
            {keyed(headings).map(([place, heading]) => (
              <th key={place} scope="col" className={place === 0 ? 'sw-SpecificationScreen-name' : undefined}>
                <SheetWords text={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([index, cells]) => (
            <tr key={index}>
              {keyed(cells).map(([place, cell]) =>
                place === 0 ? (
                  <th key={place} scope="row" className="sw-SpecificationScreen-name">
                    <SheetWords text={cell || NOTHING} />
                  </th>
                ) : (
                  <td key={place}>
                    <SheetWords text={cell || NOTHING} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
