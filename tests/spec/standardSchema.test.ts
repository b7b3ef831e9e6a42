import type { StandardSchemaV1 } from '@standard-schema/spec'
import { expect, test } from 'vitest'
import { strike } from '../../stories/fixtures/birdstrikes'

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

test('what is no record is refused in words', async () => {
  const result = await parse(strike, [])
  expect(result.issues).toMatchObject([{ message: 'Fill in the details of bird strike', path: [] }])
})
