import { expect, test } from 'vitest'
import { defineEntity, file, integer, validate } from '../../../../src/spec'

test('“*/*” accepts a file of any type, as it does in HTML', () => {
  const fields = { id: integer({ readOnly: true }), it: file({ accept: ['*/*'] }) }
  const entity = defineEntity({ name: 'letter', labels: ['Letter', 'Letters'], id: 'id', fields })
  for (const type of ['application/pdf', 'image/png', '']) {
    expect(validate(entity, { it: { name: 'a.pdf', type, size: 1 } })).toEqual([])
  }
})
