import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { choice, date, email, integer, text } from '../../src/spec/fields/fields'

/** Those who work in the workshop, each in one role. */
export const colleague = defineEntity({
  name: 'colleague',
  labels: ['Colleague', 'Staff'],
  nouns: ['colleague', 'staff'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 60 }),
    role: choice(['owner', 'mechanic', 'accountant'], { label: 'Role', required: true }),
    email: email({ label: 'Email', required: true, description: 'The invitation goes there.' }),
    since: date({ label: 'Since', noun: 'the day when the work began' }),
  },
  access: {
    owner: { list: true, read: true, create: true, update: true, remove: true },
    mechanic: { list: true, read: true, fields: { since: { read: false } } },
  },
})

export type Colleague = RecordOf<typeof colleague>

export const staff: readonly Colleague[] = [
  {
    id: 1,
    rev: 1,
    name: 'Nadia Perrin',
    role: 'owner',
    email: 'nadia@perrache.example',
    since: '2014-04-01',
  },
  {
    id: 2,
    rev: 1,
    name: 'Karim Haddad',
    role: 'owner',
    email: 'karim@perrache.example',
    since: '2014-04-01',
  },
  {
    id: 3,
    rev: 1,
    name: 'Łucja Nowak',
    role: 'mechanic',
    email: 'lucja@perrache.example',
    since: '2018-09-03',
  },
  {
    id: 4,
    rev: 1,
    name: 'Tomás Oliveira',
    role: 'mechanic',
    email: 'tomas@perrache.example',
    since: '2021-02-15',
  },
  {
    id: 5,
    rev: 1,
    name: 'Inès Bernard',
    role: 'mechanic',
    email: 'ines@perrache.example',
    since: '2025-10-06',
  },
  {
    id: 6,
    rev: 1,
    name: 'Geneviève Roux',
    role: 'accountant',
    email: 'roux@comptes.example',
    since: '2019-01-07',
  },
]
