import { expect, test } from 'vitest'
import { register } from '../../../../stories/product/register'
import { shop } from '../../../../stories/product/shop'
import { workshop } from '../../../../stories/product/workshop'
import { billing } from '../../../../stories/fixtures/billing/billing'
import { strike } from '../../../../stories/fixtures/birdstrikes'
import { checkProduct } from '../../../../src/spec/product/checkProduct'
import { defineProduct } from '../../../../src/spec/product/defineProduct'
import type { Entity } from '../../../../src/spec/entities/Entity'

// There only to show how a long list looks.
const codesOf = (entities: readonly Entity[]) =>
  checkProduct(defineProduct({ entities })).filter(({ code }) => code !== 'too-many-choices')

test('a product that is used has nothing that is wrong', () => {
  expect(checkProduct(billing)).toEqual([])
  expect(codesOf([strike])).toEqual([])
})

test.each([
  ['the register of bird strikes', register],
  ['the invoices of a workshop', workshop],
  ['the back office of a shop', shop],
])('%s fits together', (_, product) => {
  expect(checkProduct(product)).toEqual([])
})
