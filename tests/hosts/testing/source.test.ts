import { memorySource } from 'screenwright/data'
import { testSource } from 'screenwright/testing'
import { describe, test } from 'vitest'
import { animal } from './animal'

describe('our source', async () => {
  await testSource(test, {
    entity: animal,
    records: [
      { id: 1, rev: 1, name: 'Ada', age: 4 },
      { id: 2, rev: 1, name: 'Coco', age: 31 },
      { id: 5, rev: 3, name: 'Émile', age: 4 },
      { id: 9, rev: 1, name: 'Bela', age: null },
    ],
    // Yours in place of this one, on a server that holds these records.
    makeSource: (records) => memorySource(animal, records),
  })
})
