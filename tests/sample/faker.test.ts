import { faker } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { validate } from '../../src/spec'
import { user } from './entities'
import { inEnglish } from './inEnglish'

test('faker may supply richer values, the same ones each time', () => {
  const samples = () =>
    inEnglish({
      provider(_field, path, hash) {
        faker.seed(hash)
        if (path.at(-1) === 'city') return faker.location.city()
        return path.at(-1) === 'name' ? faker.person.fullName() : undefined
      },
    }).of(user)
  const records = samples().many(50)
  expect(samples().many(50)).toEqual(records)
  for (const record of records) expect(validate(user, record)).toEqual([])
  expect(records[0]?.city).not.toBe(inEnglish().of(user).at(0).city)
  expect(records[0]?.email).toBe(inEnglish().of(user).at(0).email)
})
