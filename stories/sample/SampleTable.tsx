import { RecordGrid } from '../../src/collection/RecordGrid'
import { createColumns } from '../../src/collection/createColumns'
import { useLocale } from '../../src/internal/locale'
import { type Customer, customer } from '../fixtures/billing/customer'

interface SampleTableProps {
  label: string
  records: readonly Customer[]
}

/** Sampled records of customers, each field a column. */
export function SampleTable({ label, records }: SampleTableProps) {
  const { t, locale } = useLocale()
  return (
    <RecordGrid
      label={label}
      columns={createColumns(customer, customer.fieldNames, { sort: [] }, { t, locale })}
      titleColumn="company"
      rowCount={records.length}
      getRow={(index) => records[index]}
      getRowId={(index) => records[index]?.id}
    />
  )
}
