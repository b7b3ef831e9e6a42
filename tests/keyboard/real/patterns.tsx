import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Column } from '../../../src/collection/Column'
import { RecordGrid } from '../../../src/collection/RecordGrid'
import { nothingSelected } from '../../../src/collection/Selection'
import { Button } from '../../../src/components/Button'
import { Dialog } from '../../../src/components/Dialog'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { Menu } from '../../../src/components/Menu'
import { Tabs } from '../../../src/components/Tabs'
import { ComboboxField } from '../../../src/fields/ComboboxField'
import { TextField } from '../../../src/fields/TextField'
import { TreeGrid } from './TreeGrid'

interface Flight {
  readonly id: number
  readonly from: string
  readonly to: string
}

const flights: readonly Flight[] = Array.from({ length: 40 }, (_, id) => ({ id, from: 'OSL', to: 'BGO' }))
const columns: readonly Column<Flight>[] = [
  { id: 'id', header: 'Flight', sortable: true },
  { id: 'from', header: 'From' },
  { id: 'to', header: 'To' },
  {
    id: 'actions',
    header: 'Actions',
    interactive: true,
    cell: () => (
      <>
        <button type="button">Accept</button>
        <button type="button">Reject</button>
      </>
    ),
  },
]

function Grid() {
  const [selection, setSelection] = useState(nothingSelected)
  const [opened, setOpened] = useState('')
  return (
    <>
      <RecordGrid
        label="Flights"
        columns={columns}
        rowCount={flights.length}
        getRow={(index) => flights[index]}
        getRowId={(index) => flights[index]?.id}
        selection={selection}
        onSelectionChange={setSelection}
        onSortChange={(sort) => setOpened(`sorted ${sort[0]?.direction}`)}
        onOpen={({ id }) => setOpened(`flight ${id}`)}
        layout="table"
        style={{ blockSize: 320 }}
      />
      <output>{opened}</output>
    </>
  )
}

function OneDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename the flight"
        actions={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

function OneMenu() {
  const [chosen, setChosen] = useState('')
  const items = ['Copy', 'Delete', 'Move'].map((label) => ({
    id: label,
    label,
    onAction: () => setChosen(label),
  }))
  return (
    <>
      <Menu label="Actions" items={items} />
      <output>{chosen}</output>
    </>
  )
}

const airports = ['Bergen', 'Bodø', 'Oslo', 'Tromsø'].map((label) => ({ value: label.toLowerCase(), label }))

const patterns: Record<string, () => ReactNode> = {
  grid: () => <Grid />,
  treeGrid: () => <TreeGrid />,
  dialog: () => <OneDialog />,
  menu: () => <OneMenu />,
  combobox: () => <ComboboxField label="Airport" options={airports} />,
  tabs: () => (
    <Tabs
      label="Flight"
      items={['Plan', 'Crew', 'Load'].map((label) => ({
        id: label,
        label,
        content: label === 'Crew' ? <button type="button">Add a pilot</button> : `The ${label}`,
      }))}
    />
  ),
}

let root: Root | undefined

/** Show one pattern between two buttons, in the state that it has at first. */
function show(name: string, direction: 'ltr' | 'rtl') {
  root?.unmount()
  document.documentElement.dir = direction
  root = createRoot(document.getElementById('root')!)
  root.render(
    <StrictMode>
      <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>
        <button type="button">Before</button>
        {patterns[name]?.()}
        <button type="button">After</button>
      </LocaleProvider>
    </StrictMode>,
  )
}

Object.assign(window, { show })
