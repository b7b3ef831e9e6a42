import { RecordGrid } from '../../src/collection/RecordGrid'
import { columnsOf } from '../../src/collection/columnsOf'
import { useLocale } from '../../src/internal/locale'
import { type Customer, customer } from '../fixtures/billing/customer'

interface SampleTableProps {
  label: string
  records: readonly Customer[]
}

/** Sampled records of customers, each field a column. */
export function SampleTable({ label, records }: SampleTableProps) {
  const { say, locale } = useLocale()
  return (
    <RecordGrid
      label={label}
      columns={columnsOf(customer, customer.fieldNames, { sort: [] }, { say, locale })}
      titleColumn="company"
      rowCount={records.length}
      getRow={(index) => records[index]}
      rowId={(index) => records[index]?.id}
    />
  )
}
