import { createSampler, englishWords } from '../../../src/sample'
import { choice, date, defineEntity, email, type Fields, integer, money, text } from '../../../src/spec'

const fields = {
  id: text({ readOnly: true }),
  name: text({ required: true }),
  email: email({ required: true }),
  city: text({ required: true }),
  quantity: integer({ required: true, min: 1, max: 500 }),
  price: money({ currency: 'EUR', required: true }),
  status: choice(['draft', 'sent', 'paid'], { required: true }),
  due: date({ required: true, min: '2026-01-01', max: '2026-12-31' }),
}

const entityOf = (given: Fields) =>
  defineEntity({ name: 'order', labels: ['Order', 'Orders'], id: 'id', fields: given })

export const eight = entityOf(fields)

/** The values of a thousand records, and which share of them another field and another order leave as they are. */
export function stability() {
  const names = Object.keys(fields)
  const valuesOf = (given: Fields) =>
    createSampler({ locale: englishWords })
      .of(entityOf(given))
      .many(1000)
      .flatMap((record) => names.map((name) => JSON.stringify((record as Record<string, unknown>)[name])))
  const values = valuesOf(fields)
  const share = (given: Fields) =>
    valuesOf(given).filter((value, at) => value === values[at]).length / values.length
  return {
    values,
    added: share({ note: text({ required: true }), ...fields, last: integer() }),
    reordered: share(Object.fromEntries(Object.entries(fields).reverse())),
  }
}
