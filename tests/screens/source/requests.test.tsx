import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { RelatedList } from '../../../src/screens/record/RelatedList'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

afterEach(cleanup)

const named = (name: string, plural: string) =>
  defineEntity({
    name,
    labels: [name, plural],
    id: 'id',
    title: 'name',
    fields: { id: text({ readOnly: true }), name: text({ required: true }) },
  })

const airport = named('airport', 'airports')
const airline = named('airline', 'airlines')
const aircraft = named('aircraft', 'aircraft')
const season = named('season', 'seasons')
const flight = defineEntity({
  name: 'flight',
  labels: ['Flight', 'Flights'],
  id: 'id',
  fields: {
    id: text({ label: 'Flight', readOnly: true }),
    season: reference('season'),
    airport: reference('airport', { label: 'Airport' }),
    airline: reference('airline', { label: 'Airline' }),
    aircraft: reference('aircraft', { label: 'Aircraft' }),
  },
})
const product = defineProduct({ entities: [airport, airline, aircraft, season, flight] })

const fifty = Array.from({ length: 50 }, (_, place) => `${place + 1}`)
const namedRecords = (what: string) => fifty.map((id) => ({ id, name: `${what} ${id}` }))

it('a list of 50 rows with three reference columns takes 4 requests', async () => {
  const asked: string[] = []
  /** Every call of a source is a request. */
  function counted<Source extends object>(name: string, source: Source): Source {
    return new Proxy(source, {
      get(from, key) {
        const value = Reflect.get(from, key) as unknown
        if (typeof value !== 'function' || key === 'subscribe') return value
        return (...given: unknown[]) => {
          asked.push(`${name} ${String(key)}`)
          return (value as (...all: unknown[]) => unknown).apply(from, given)
        }
      },
    })
  }
  const flights = fifty.map((id) => ({ id: `F${id}`, season: 's1', airport: id, airline: id, aircraft: id }))
  const sources = {
    flight: counted('flight', memorySource(flight, flights)),
    airport: counted('airport', memorySource(airport, namedRecords('Airport'))),
    airline: counted('airline', memorySource(airline, namedRecords('Airline'))),
    aircraft: counted('aircraft', memorySource(aircraft, namedRecords('Aircraft'))),
  }
  // All of its rows are drawn, however many there is room for.
  render(
    <ProductProvider product={product} sources={sources}>
      <RelatedList
        entity={flight}
        via="season"
        id="s1"
        pageSize={50}
        fields={['airport', 'airline', 'aircraft']}
      />
    </ProductProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(51), { timeout: 10_000 })
  for (const last of ['Airport 50', 'Airline 50', 'Aircraft 50']) await screen.findByText(last)
  expect(asked.toSorted()).toEqual(['aircraft getMany', 'airline getMany', 'airport getMany', 'flight list'])
})
