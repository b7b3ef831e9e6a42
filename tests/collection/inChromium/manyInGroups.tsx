import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Column } from '../../../src/collection/Column'
import type { GridGroup } from '../../../src/collection/GridGroup'
import { RecordGrid } from '../../../src/collection/RecordGrid'

interface Strike {
  id: number
  name: string
  speed: number
}

const [count, size] = [100_000, 20_000]
const columns: readonly Column<Strike>[] = [
  { id: 'name', header: 'Name' },
  { id: 'speed', header: 'Speed', align: 'end' },
]
const getRow = (id: number): Strike => ({ id, name: `Strike ${id}`, speed: (id * 7) % 300 })
const ids = Array.from({ length: count / size }, (_, place) => `group ${place}`)

function Page() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(ids))
  const groups = useMemo(
    () => ids.map((id): GridGroup => ({ id, title: id, count: size, expanded: expanded.has(id) })),
    [expanded],
  )
  return (
    <div style={{ blockSize: 600 }}>
      <RecordGrid
        label="Strikes"
        columns={columns}
        rowCount={count}
        getRow={getRow}
        getRowId={(id) => id}
        groups={groups}
        onGroupExpandedChange={(id, isExpanded) =>
          setExpanded(
            (before) => new Set(isExpanded ? [...before, id] : [...before].filter((one) => one !== id)),
          )
        }
      />
    </div>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
