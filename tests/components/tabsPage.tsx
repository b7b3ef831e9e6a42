import { createRoot } from 'react-dom/client'
import { Tabs } from '../../src/components/Tabs'

const items = ['Facts', 'Damage', 'History'].map((label) => ({ id: label, label, content: label }))

createRoot(document.getElementById('root')!).render(<Tabs label="Report" items={items} />)
