import { accessOf, can, checkProduct, defineProduct, enumerate, validate } from 'screenwright/spec'
import { boundarySample, createSampler, englishWords } from 'screenwright/sample'
import { expect, test } from 'vitest'
import { animal } from './animal'

const product = defineProduct({
  entities: [animal],
  roles: { keeper: { label: 'Keeper' }, visitor: { label: 'Visitor' } },
})

test('the product fits together', () => {
  expect(checkProduct(product).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('records at the limits keep the rules', () => {
  const samples = createSampler({ locale: englishWords }).of(animal)
  for (let index = 0; index < 20; index++) {
    expect(validate(animal, boundarySample(samples, index))).toEqual([])
  }
})

test('a keeper changes what the condition allows, on both sides of its limit', () => {
  const keeper = accessOf(animal, 'keeper')
  for (const { record, holds } of enumerate({ age: { lt: 100 } }, animal.fields)) {
    expect(can(keeper, 'update', record).allowed).toBe(holds)
  }
  expect(can(accessOf(animal, 'visitor'), 'update').allowed).toBe(false)
})
