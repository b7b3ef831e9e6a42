import { indexedDbSource } from '../../src/data/indexedDbSource'
import { memorySource } from '../../src/data/memorySource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { restSource } from '../../src/data/restSource'
import { choice, integer, text } from '../../src/spec/fields/fields'

// The records that a source makes are held against the entity, and options of a choice need no `as const`.

const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    to: text({ required: true }),
    status: choice(['packed', 'in_transit'], { readOnly: true }),
    weight: integer(),
  },
})

memorySource(parcel, [], { make: () => ({ status: 'packed' }) })
memorySource(parcel, [], { make: ({ to }) => ({ id: `p-${to}`, status: 'packed' }) })
memorySource(parcel, [], { derive: ({ weight }) => ({ status: weight ? 'in_transit' : 'packed' }) })
indexedDbSource(parcel, { name: 'parcels', make: () => ({ status: 'packed' }) })
// @ts-expect-error there is no such option
memorySource(parcel, [], { make: () => ({ status: 'lost' }) })
// @ts-expect-error a weight is a number
indexedDbSource(parcel, { name: 'parcels', derive: () => ({ weight: 'heavy' }) })
restSource(parcel, { url: '/api', fields: { weight: { read: Number, write: (grams) => grams.toFixed(0) } } })
// @ts-expect-error a weight is a number
restSource(parcel, { url: '/api', fields: { weight: { read: String } } })
// @ts-expect-error there is no such field
restSource(parcel, { url: '/api', fields: { height: { read: Number } } })
