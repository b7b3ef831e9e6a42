import { useState } from 'react'
import type { Column } from '../../../src/collection/Column'
import { RoleBadge } from '../../../src/screens/people/RoleBadge'
import { PeopleScreenView, type PeopleScreenViewProps } from '../../../src/screens/people/PeopleScreenView'
import type { PersonShown } from '../../../src/screens/people/PersonShown'
import { usePeopleRights } from '../../../src/screens/people/usePeopleRights'
import { colleague, type Colleague, staff } from '../../product/staff'
import { workshop } from '../../product/workshop'

const labels = { owner: 'Owner', mechanic: 'Mechanic', accountant: 'Accountant' }

const columns: readonly Column<Colleague>[] = [
  { id: 'name', header: 'Name' },
  {
    id: 'role',
    header: 'Role',
    badge: true,
    truncate: false,
    cell: ({ role }) => <RoleBadge role={role} label={labels[role]} />,
  },
  { id: 'email', header: 'Email', width: 200 },
]

/** The staff as it stands when everything is there: each story changes what its state is about. */
export const listed = {
  title: 'Staff and roles',
  noun: 'person',
  nouns: 'staff',
  status: 'ready' as const,
  columns,
  rowCount: staff.length,
  total: { kind: 'exact' as const, count: staff.length },
  getRow: (index: number) => staff[index],
  getRowId: (index: number) => staff[index]?.id,
  titleColumn: 'name',
  search: '',
  roleRequired: true,
}

export const noRows = { rowCount: 0, getRow: () => undefined, getRowId: () => undefined }

/** A mechanic who is looked at. */
export const lucja = { id: 3, status: 'ready' as const, title: 'Łucja Nowak', role: 'mechanic' }

const asked = { roles: workshop.roles, entities: workshop.entities, people: colleague, roleField: 'role' }

/** Someone chooses another role, and this is what becomes of it. */
export function AnsweredScreen({
  answer,
  ...props
}: PeopleScreenViewProps<Colleague> & { answer: PersonShown }) {
  const [person, setPerson] = useState(props.person)
  return <StaffScreen {...props} person={person} onRoleChange={() => setPerson(answer)} />
}

/** With what the roles of the workshop allow, in the language of the page. */
export function StaffScreen(props: PeopleScreenViewProps<Colleague>) {
  return <PeopleScreenView {...usePeopleRights(asked)} {...props} />
}
