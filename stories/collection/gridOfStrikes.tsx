import { useMemo, useState } from 'react'
import { createColumns } from '../../src/collection/createColumns'
import { RecordGrid, type RecordGridProps } from '../../src/collection/RecordGrid'
import { nothingSelected, type Selection } from '../../src/collection/Selection'
import type { ListSort } from '../../src/data/DataSource'
import { useLocale } from '../../src/internal/locale'
import { someStrikes, strike, type Strike } from '../fixtures/birdstrikes'
import { strikeInArabic } from '../fixtures/birdstrikesInArabic'

const shown = ['reportId', 'flightDate', 'airport', 'operator', 'species', 'damage', 'speed', 'costTotal']

export type GridOfStrikesProps = Partial<RecordGridProps<object>> & {
  rows?: readonly Strike[]
  initialSelection?: Selection
  selectable?: boolean
  height?: number
}

/** A grid over rows that are all there, sorted and selected here. */
export function GridOfStrikes(props: GridOfStrikesProps) {
  const {
    rows = someStrikes,
    initialSelection = nothingSelected,
    selectable = true,
    height = 420,
    ...rest
  } = props
  const { locale, t, direction } = useLocale()
  const [sort, setSort] = useState<readonly ListSort[]>([])
  const [selection, setSelection] = useState(initialSelection)
  const columns = useMemo(
    () =>
      createColumns(
        direction === 'rtl' ? strikeInArabic : strike,
        shown,
        { sort: strike.fieldNames },
        { locale, t },
      ),
    [locale, t, direction],
  )
  const order = useMemo(() => ordered(rows, sort), [rows, sort])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: height }}>
      <RecordGrid
        label="Bird strikes"
        columns={columns}
        rowCount={order.length}
        getRow={(index) => order[index]}
        getRowId={(index) => order[index]?.reportId}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={selectable ? setSelection : undefined}
        getHref={(record) => `#${(record as Strike).reportId}`}
        {...rest}
      />
    </div>
  )
}

function ordered(rows: readonly Strike[], sort: readonly ListSort[]): readonly Strike[] {
  const value = (row: Strike, field: string) =>
    (row as unknown as Record<string, string | number | null>)[field] ?? ''
  return rows.toSorted((a, b) => {
    for (const { field, direction } of sort) {
      const [one, other] = [value(a, field), value(b, field)]
      if (one !== other) return (direction === 'ascending') === one < other ? -1 : 1
    }
    return 0
  })
}
