import { useState } from 'react'
import type { Column } from '../../../src/collection/Column'
import type { RecordId } from '../../../src/data/DataSource'
import { recordTree } from '../../../src/screens/tree/recordTree'
import { TreeScreenView } from '../../../src/screens/tree/TreeScreenView'

interface Category {
  readonly id: string
  readonly in?: string
}

const categories: readonly Category[] = [
  { id: 'Bags' },
  { id: 'Packs', in: 'Bags' },
  { id: 'Day packs', in: 'Packs' },
  { id: 'Dry bags', in: 'Bags' },
  { id: 'Books' },
]
const { branches } = recordTree(categories, { getId: ({ id }) => id, getParentId: (category) => category.in })
const columns: readonly Column<Category>[] = [
  { id: 'id', header: 'Name' },
  { id: 'in', header: 'Below' },
]
const getRecordId = ({ id }: Category) => id

/** Five categories in a tree of three levels, closed at first. */
export function TreeGrid() {
  const [expanded, setExpanded] = useState<readonly RecordId[]>([])
  const [opened, setOpened] = useState('')
  return (
    <>
      <TreeScreenView
        title="Categories"
        status="ready"
        branches={branches}
        expanded={expanded}
        onExpandedChange={setExpanded}
        columns={columns}
        getRecordId={getRecordId}
        getRecordTitle={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        layout="table"
      />
      <output>{opened}</output>
    </>
  )
}
