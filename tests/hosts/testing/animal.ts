import { memorySource } from 'screenwright/data'
import { defineEntity, integer, type RecordOf, text } from 'screenwright/spec'

export const animal = defineEntity({
  name: 'animal',
  labels: ['Animal', 'Animals'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 40 }),
    age: integer({ label: 'Age', min: 0, max: 120 }),
  },
  access: {
    keeper: { list: true, read: true, update: { age: { lt: 100 } } },
    visitor: { list: true, read: true },
  },
})

export type Animal = RecordOf<typeof animal>

/** A source of its own for each test. */
export const someAnimals = () =>
  memorySource(animal, [
    { id: 1, rev: 1, name: 'Ada', age: 4 },
    { id: 2, rev: 1, name: 'Coco', age: 31 },
  ])
