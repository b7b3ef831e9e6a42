import type { StandardSchemaV1 } from '@standard-schema/spec'
import { expect, test } from 'vitest'
import { strike } from '../../../stories/fixtures/birdstrikes'

/** As any library does that knows nothing but the standard. */
async function parse<Schema extends StandardSchemaV1>(
  schema: Schema,
  input: unknown,
): Promise<StandardSchemaV1.Result<StandardSchemaV1.InferOutput<Schema>>> {
  return schema['~standard'].validate(input)
}

const written = {
  flightDate: '1996-05-04',
  airport: 'Lihue Airport',
  state: 'Hawaii',
  aircraft: 'B-737-200',
  phase: 'Climb',
  species: 'Pacific golden-plover',
  damage: 'None',
}

test('an entity names itself and the version of the standard', () => {
  expect(strike['~standard']).toMatchObject({ version: 1, vendor: 'screenwright' })
})

test('what a person wrote comes out typed, without what only the server may say', async () => {
  const result = await parse(strike, { ...written, speed: '1,20', rev: 7 })
  expect(result.issues?.map(({ path, message }) => [path, message])).toEqual([
    [['speed'], 'Enter the speed as a number, like 12'],
  ])
  const corrected = await parse(strike, { ...written, speed: '120', rev: 7 })
  expect(corrected).toEqual({ value: { ...written, speed: 120 } })
})

test('what is no record is rejected in words', async () => {
  const result = await parse(strike, [])
  expect(result.issues).toMatchObject([{ message: 'Fill in the details of bird strike', path: [] }])
})

/** As a server of remote procedures does: it validates what comes in, whatever the client believed. */
function procedure<Schema extends StandardSchemaV1, Answer>(
  schema: Schema,
  handle: (input: StandardSchemaV1.InferOutput<Schema>) => Answer,
) {
  return async (body: string) => {
    const input: unknown = JSON.parse(body)
    const result = await parse(schema, input)
    if (result.issues) return { status: 422, issues: result.issues.map(({ message }) => message) }
    return { status: 200, answer: handle(result.value) }
  }
}

test('a server function takes an entity as its input, and its handler is typed by it', async () => {
  const report = procedure(strike, (input) => input.airport.toUpperCase())
  expect(await report(JSON.stringify({ ...written, id: 9, secret: 'x' }))).toEqual({
    status: 200,
    answer: 'LIHUE AIRPORT',
  })
  expect(await report(JSON.stringify({ ...written, phase: 'Hovering' }))).toMatchObject({ status: 422 })
  expect(await report('[]')).toMatchObject({ status: 422 })
})
