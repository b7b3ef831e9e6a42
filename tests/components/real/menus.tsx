import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ColumnChooser } from '../../../src/collection/ColumnChooser'
import { Menu } from '../../../src/components/Menu'

const columns = [
  { id: 'report', header: 'Report' },
  { id: 'airport', header: 'Airport' },
]

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <button type="button">First</button>
    <Menu
      label="Export"
      items={[
        { id: 'csv', label: 'As CSV' },
        { id: 'pdf', label: 'As PDF' },
      ]}
    />
    <ColumnChooser columns={columns} shown={['report']} onShownChange={() => {}} />
    <button type="button">Last</button>
  </StrictMode>,
)
