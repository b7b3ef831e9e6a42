import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Menu } from '../../../src/components/Menu'

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
    <button type="button">Last</button>
  </StrictMode>,
)
