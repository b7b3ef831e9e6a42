import { faker as fakerOf } from '@faker-js/faker'
import { createSampler, englishWords } from '../../../src/sample'
import { eight } from './stability'

export { stability } from './stability'

const samples = createSampler({ locale: englishWords, missing: 0 }).of(eight)
let kept: unknown

export function screenwright(from: number, count: number) {
  for (let index = from; index < from + count; index += 1) kept = samples.at(index)
  return kept
}

/** The same eight, as faker's documentation makes them. */
export function faker(from: number, count: number) {
  fakerOf.seed(from)
  for (let index = from; index < from + count; index += 1) {
    kept = {
      id: fakerOf.string.alphanumeric(8),
      name: fakerOf.person.fullName(),
      email: fakerOf.internet.email(),
      city: fakerOf.location.city(),
      quantity: fakerOf.number.int({ min: 1, max: 500 }),
      price: fakerOf.finance.amount({ min: 5, max: 500, dec: 2 }),
      status: fakerOf.helpers.arrayElement(['draft', 'sent', 'paid']),
      due: fakerOf.date.between({ from: '2026-01-01', to: '2026-12-31' }).toISOString().slice(0, 10),
    }
  }
  return kept
}
