import { faker } from '@faker-js/faker'
import generateData from 'data-generator-retail'

const sums = ['price', 'total', 'total_ex_taxes', 'delivery_fees', 'taxes', 'total_spent']

/** The data of react-admin's demo, the same each time; sums are decimal texts, and what is not known is left out. */
export function retailData() {
  faker.seed(42)
  faker.setDefaultRefDate('2026-03-18T12:00:00Z')
  const { customers, categories, products, orders, invoices, reviews } = generateData()
  const clean = (records: readonly object[]): object[] =>
    records.map((record) => Object.fromEntries(Object.entries(record).flatMap(cleaned)))
  return {
    customers: clean(customers),
    categories,
    products: clean(products),
    orders: clean(orders),
    invoices: clean(invoices),
    reviews: clean(reviews),
  }
}

function cleaned([name, value]: [string, unknown]): [string, unknown][] {
  if (value === null) return []
  if (name === 'birthday' && typeof value === 'string') return [[name, value.slice(0, 10)]]
  if (name === 'tax_rate') return [[name, Number(value) * 100]]
  return [[name, sums.includes(name) ? Number(value).toFixed(2) : value]]
}
