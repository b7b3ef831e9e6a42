import { type DataSource, ProblemError } from 'screenwright/data'
import { expect, test } from 'vitest'
import { type Animal, someAnimals } from './animal'

// Yours in place of this one.
const source: DataSource<Animal> = someAnimals()

test('an old version is a conflict and changes nothing', async () => {
  const before = await source.get?.(1)
  const writing = source.update?.(1, { name: 'Adele' }, { ifMatch: 0 })
  await expect(writing).rejects.toThrow(ProblemError)
  await expect(writing).rejects.toMatchObject({ problem: { status: 412 } })
  expect(await source.get?.(1)).toEqual(before)
})

test('the same key twice makes one record', async () => {
  const [one, other] = [
    await source.create?.({ name: 'Bela' }, { idempotencyKey: 'a' }),
    await source.create?.({ name: 'Bela' }, { idempotencyKey: 'a' }),
  ]
  expect(other).toEqual(one)
})
