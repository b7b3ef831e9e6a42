import { createRoot } from 'react-dom/client'
import type { Column } from '../../src/collection/Column'
import { RecordGrid, type RecordGridProps } from '../../src/collection/RecordGrid'
import { Tabs } from '../../src/components/Tabs'

interface Strike {
  readonly id: string
}

const items = ['Facts', 'Damage', 'History'].map((label) => ({ id: label, label, content: label }))
const strikes: readonly Strike[] = [{ id: 'BS-00061' }, { id: 'BS-00093' }]
const columns: readonly Column<Strike>[] = [{ id: 'id', header: 'Report' }]

const grid: RecordGridProps<Strike> = {
  label: 'Strikes',
  columns,
  rowCount: strikes.length,
  getRow: (index) => strikes[index],
  getRowId: (index) => strikes[index]?.id,
  getHref: ({ id }) => `#${id}`,
}

createRoot(document.getElementById('root')!).render(
  <>
    <Tabs label="Report" items={items} />
    {(['table', 'cards'] as const).map((layout) => (
      <div key={layout} style={{ blockSize: 200 }}>
        <RecordGrid {...grid} layout={layout} />
      </div>
    ))}
  </>,
)
