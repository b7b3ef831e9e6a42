import { memorySource } from '../../src/data/memorySource'
import { createSampler } from '../../src/sample/createSampler'
import { englishWords } from '../../src/sample/words/englishWords'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { formula } from '../../src/spec/formulas/buildFormula'
import {
  choice,
  date,
  email,
  group,
  integer,
  list,
  money,
  reference,
  text,
} from '../../src/spec/fields/fields'
import { defineProduct } from '../../src/spec/product/defineProduct'
import { entityScreens } from '../../src/spec/product/entityScreens'
import { openCategory, someCategories } from '../screens/tree/categories'

export const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'fullName',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    fullName: text({ label: 'Name', required: true, maxLength: 60 }),
    email: email({ label: 'Email', required: true }),
    city: text({ label: 'City', maxLength: 40 }),
    since: date({ label: 'Customer since', noun: 'since when', readOnly: true }),
  },
  facts: ['email', 'city', 'since'],
})

export const product = defineEntity({
  name: 'product',
  labels: ['Product', 'Products'],
  id: 'id',
  title: 'product',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    product: text({ label: 'Product', required: true, maxLength: 60 }),
    price: money({ label: 'Price', currency: 'EUR', required: true, min: '1', max: '400' }),
    stock: integer({ label: 'In stock', noun: 'how many are in stock', required: true, min: 0, max: 500 }),
  },
})

export const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ label: 'Order', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    customer: reference('customer', { label: 'Customer', required: true }),
    ordered: date({ label: 'Ordered', readOnly: true }),
    lines: list(
      group(
        {
          product: reference('product', { label: 'Product', required: true, fills: { price: 'price' } }),
          quantity: integer({ label: 'Quantity', required: true, min: 1, max: 9 }),
          price: money({ label: 'Price of one', currency: 'EUR', required: true, min: '1', max: '400' }),
        },
        { label: 'Line', required: true },
      ),
      { label: 'Lines', required: true, maxItems: 6 },
    ),
    total: money({
      label: 'Total',
      currency: 'EUR',
      readOnly: true,
      computed: formula({ sum: 'lines', of: { multiply: ['quantity', 'price'] } }),
    }),
    status: choice(['new', 'packed', 'sent', 'returned'], {
      label: 'Status',
      readOnly: true,
      labels: { new: 'New', packed: 'Packed', sent: 'Sent', returned: 'Returned' },
    }),
  },
  facts: ['customer', 'ordered', 'total'],
  columns: ['id', 'status', 'customer', 'ordered', 'total'],
  states: {
    field: 'status',
    initial: 'new',
    final: ['returned'],
    tones: { packed: 'info', sent: 'success', returned: 'warning' },
  },
  transitions: {
    pack: { from: ['new'], to: 'packed', label: 'Pack', bulk: true },
    send: { from: ['packed'], to: 'sent', label: 'Send', bulk: true },
    takeBack: { from: ['sent'], to: 'returned', label: 'Take back', confirm: 'Take the goods back?' },
  },
})

export const review = defineEntity({
  name: 'review',
  labels: ['Review', 'Reviews'],
  id: 'id',
  fields: {
    id: integer({ label: 'Review', readOnly: true }),
    product: reference('product', { label: 'Product', required: true }),
    customer: reference('customer', { label: 'Customer', required: true }),
    rating: integer({ label: 'Rating', required: true, min: 1, max: 5 }),
    comment: text({ label: 'Comment', multiline: true, maxLength: 400 }),
  },
  sections: [
    { name: 'product', label: 'The product', fields: ['product', 'customer'] },
    { name: 'rating', fields: ['rating'] },
    { name: 'comment', fields: ['comment'], optional: true },
  ],
})

export const shop = defineProduct({
  entities: [order, customer, product, review, openCategory],
  screens: {
    overview: {
      path: '/',
      shows: 'overview',
      title: 'The shop today',
      widgets: {
        toPack: { shows: 'fact', entity: 'order', title: 'To be packed', filter: { status: 'new' } },
        sold: { shows: 'fact', entity: 'order', title: 'Sold', sum: 'total', by: 'ordered', period: 'month' },
        customers: {
          shows: 'fact',
          entity: 'customer',
          title: 'New customers',
          by: 'since',
          period: 'month',
        },
        months: { shows: 'trend', entity: 'order', by: 'ordered', variant: 'line' },
        states: { shows: 'breakdown', entity: 'order', by: 'status' },
        dear: {
          shows: 'list',
          entity: 'order',
          title: 'Largest orders',
          sort: [{ field: 'total', direction: 'descending' }],
          fields: ['customer', 'total'],
        },
      },
    },
    ...entityScreens(order, { base: '/orders', group: 'Sales' }),
    ...entityScreens(customer, { base: '/customers', group: 'Sales' }),
    ...entityScreens(product, { base: '/products', compare: true, group: 'Catalogue' }),
    ...entityScreens(openCategory, { base: '/categories', tree: true, group: 'Catalogue' }),
    ...entityScreens(review, {
      base: '/reviews',
      screens: ['list', 'create', 'detail'],
      createIn: 'wizard',
      group: 'Sales',
    }),
  },
})

/** 900 customers, 600 orders, 130 products and 300 reviews, made up: the same each time. */
export function shopSources() {
  const entities = [customer, product, order, review]
  const count = { customer: 900, product: 130, order: 600, review: 300 }
  const sampler = createSampler({ seed: 'shop', locale: englishWords, now: '2026-03-18', entities, count })
  return {
    customer: memorySource(customer, sampler.of(customer).many(count.customer)),
    product: memorySource(product, sampler.of(product).many(count.product)),
    order: memorySource(order, sampler.of(order).many(count.order), {
      make: () => ({ ordered: '2026-03-18' }),
    }),
    review: memorySource(review, sampler.of(review).many(count.review)),
    category: memorySource(openCategory, someCategories()),
  }
}
