import { describe, expect, it } from 'vitest'
import { defineEntity, group, integer, list, map, reference, text, variant } from '../../../../src/spec'
import type { Fields } from '../../../../src/spec/fields/Field'
import { checkProduct } from '../../../../src/spec/product/checkProduct'
import { defineProduct } from '../../../../src/spec/product/defineProduct'

const labels = ['Thing', 'Things'] as const
const id = integer({ readOnly: true })
const supplier = defineEntity({ name: 'supplier', labels, id: 'id', fields: { id } })
const product = defineEntity({
  name: 'product',
  labels,
  id: 'id',
  fields: { id, supplier: reference('supplier', { label: 'Supplier' }) },
})

/** Where the filter of a reference in an order is told to be wrong, and why. */
function mistakesOf(fields: Fields): readonly string[] {
  const order = defineEntity({ name: 'order', labels, id: 'id', fields: { id, ...fields } })
  return checkProduct(defineProduct({ entities: [supplier, product, order] }))
    .filter(({ code }) => code === 'broken-reference-filter')
    .map(({ place, reason }) => `${place}: ${reason}`)
}

const from = reference('supplier', { label: 'Supplier' })
const chosen = reference('product', { label: 'Product', filter: { supplier: { is: { field: 'from' } } } })

describe('a filter that compares with a field of the record around', () => {
  it('is right in a line, in a group of a line, in a list of references, in a map and in a variant', () => {
    expect(mistakesOf({ from, lines: list({ product: chosen }) })).toEqual([])
    expect(mistakesOf({ from, lines: list({ part: group({ product: chosen }) }) })).toEqual([])
    expect(mistakesOf({ from, products: list(chosen) })).toEqual([])
    expect(mistakesOf({ from, byShelf: map(group({ product: chosen })) })).toEqual([])
    expect(mistakesOf({ from, what: variant('kind', { goods: { product: chosen } }) })).toEqual([])
  })

  it('is a mistake where no field around has the name, though one further in has', () => {
    const mistake = 'Its filter compares “supplier” with “from”, which is none of the fields.'
    const at = 'entities.order.fields.lines.of.fields.product'
    expect(mistakesOf({ lines: list({ product: chosen }) })).toEqual([`${at}: ${mistake}`])
    expect(mistakesOf({ other: group({ from }), lines: list({ product: chosen }) })).toEqual([
      `${at}: ${mistake}`,
    ])
  })

  it('means the nearest of that name, also where that is of another kind', () => {
    const lines = list({ from: text({ label: 'From' }), product: chosen })
    expect(mistakesOf({ from, lines })).toEqual([
      expect.stringContaining('which is of kind text and not reference'),
    ])
    expect(mistakesOf({ from: text({ label: 'From' }), lines: list({ from, product: chosen }) })).toEqual([])
  })
})
