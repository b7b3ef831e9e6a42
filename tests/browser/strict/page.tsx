import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../../src/components/Button'
import { Dialog } from '../../../src/components/Dialog'
import { Menu } from '../../../src/components/Menu'
import { Tabs } from '../../../src/components/Tabs'
import { DateField } from '../../../src/fields/DateField'

function Page() {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('nothing')
  return (
    <main>
      <Menu
        label="Report"
        items={[{ id: 'copy', label: 'Duplicate', onAction: () => setChosen('Duplicate') }]}
      />
      <output>{chosen}</output>
      <Tabs
        label="Views"
        items={[
          { id: 'facts', label: 'Facts', content: 'The facts' },
          { id: 'remarks', label: 'Remarks', content: 'The remarks' },
        ]}
      />
      <DateField label="Flight date" defaultValue="1999-08-14" />
      <Button onClick={() => setOpen(true)}>Grades</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Grades of damage">
        Minor damage is repaired on the spot.
      </Dialog>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
