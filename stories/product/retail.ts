import { memorySource } from '../../src/data/memorySource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import * as s from '../../src/spec/fields/fields'
import { defineProduct } from '../../src/spec/product/defineProduct'
import { entityScreens } from '../../src/spec/product/entityScreens'
import { retailData } from './retailData'

const price = { currency: 'USD', min: '0' } as const
const computed = { currency: 'USD', readOnly: true } as const

export const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  titleTemplate: '{first_name} {last_name}',
  subtitle: 'email',
  fields: {
    id: s.integer({ readOnly: true }),
    first_name: s.text({ required: true, maxLength: 60 }),
    last_name: s.text({ required: true, maxLength: 60 }),
    email: s.email({ required: true }),
    birthday: s.date(),
    address: s.text({ maxLength: 200 }),
    zipcode: s.text({ label: 'ZIP code', noun: 'the ZIP code', maxLength: 10 }),
    city: s.text({ maxLength: 60 }),
    stateAbbr: s.text({ label: 'State', noun: 'the state', maxLength: 2 }),
    has_newsletter: s.boolean({ label: 'Gets the newsletter' }),
    groups: s.choices(['compulsive', 'collector', 'ordered_once', 'regular', 'returns', 'reviewer'], {
      label: 'Segments',
    }),
    first_seen: s.instant({ readOnly: true }),
    last_seen: s.instant({ readOnly: true }),
    nb_orders: s.integer({ label: 'Orders', readOnly: true }),
    total_spent: s.money({ label: 'Spent', ...computed }),
  },
  facts: ['last_seen', 'nb_orders', 'total_spent'],
  sections: [
    {
      name: 'person',
      label: 'Identity',
      columns: 2,
      fields: ['first_name', 'last_name', 'email', 'birthday'],
    },
    { name: 'address', label: 'Address', columns: 2, fields: ['address', 'city', 'stateAbbr', 'zipcode'] },
    { name: 'shop', label: 'In the shop', fields: ['groups', 'has_newsletter', 'first_seen', 'last_seen'] },
  ],
})

export const category = defineEntity({
  name: 'category',
  labels: ['Category', 'Categories'],
  id: 'id',
  title: 'name',
  fields: { id: s.integer({ readOnly: true }), name: s.text({ required: true, maxLength: 40 }) },
})

export const poster = defineEntity({
  name: 'poster',
  labels: ['Poster', 'Posters'],
  id: 'id',
  title: 'reference',
  fields: {
    id: s.integer({ readOnly: true }),
    reference: s.text({ required: true, maxLength: 60 }),
    category_id: s.reference('category', { label: 'Category', required: true }),
    price: s.money({ required: true, ...price }),
    width: s.number({ unit: 'cm', min: 0 }),
    height: s.number({ unit: 'cm', min: 0 }),
    stock: s.integer({ label: 'In stock', noun: 'how many are in stock', required: true, min: 0 }),
    sales: s.integer({ readOnly: true }),
    image: s.url({ label: 'Picture' }),
    description: s.text({ multiline: true, maxLength: 2000 }),
  },
  facts: ['category_id', 'price', 'stock', 'sales'],
})

export const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'reference',
  fields: {
    id: s.integer({ readOnly: true }),
    reference: s.text({ readOnly: true }),
    date: s.instant({ label: 'Ordered', readOnly: true }),
    customer_id: s.reference('customer', { label: 'Customer', required: true }),
    basket: s.list(
      s.group(
        {
          product_id: s.reference('poster', { label: 'Poster', required: true }),
          quantity: s.integer({ required: true, min: 1 }),
        },
        { label: 'Item', required: true },
      ),
      { required: true },
    ),
    total_ex_taxes: s.money({ label: 'Sum', ...computed }),
    delivery_fees: s.money({ label: 'Delivery', ...computed }),
    tax_rate: s.percent({ readOnly: true }),
    taxes: s.money(computed),
    total: s.money(computed),
    status: s.choice(['ordered', 'delivered', 'cancelled'], { readOnly: true }),
    returned: s.boolean({ readOnly: true }),
  },
  facts: ['customer_id', 'date', 'total'],
  states: {
    field: 'status',
    initial: 'ordered',
    final: ['cancelled'],
    tones: { ordered: 'info', delivered: 'success', cancelled: 'danger' },
  },
  transitions: {
    deliver: { from: ['ordered'], to: 'delivered', label: 'Mark as delivered', bulk: true },
    cancel: {
      from: ['ordered'],
      to: 'cancelled',
      label: 'Cancel',
      confirm: 'Cancel the order?',
      tone: 'danger',
    },
  },
})

export const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: s.integer({ label: 'Invoice', readOnly: true }),
    date: s.instant({ label: 'Issued', readOnly: true }),
    customer_id: s.reference('customer', { label: 'Customer', readOnly: true }),
    order_id: s.reference('order', { label: 'Order', readOnly: true }),
    total_ex_taxes: s.money({ label: 'Sum', ...computed }),
    delivery_fees: s.money({ label: 'Delivery', ...computed }),
    taxes: s.money(computed),
    total: s.money(computed),
  },
})

export const review = defineEntity({
  name: 'review',
  labels: ['Review', 'Reviews'],
  id: 'id',
  titleTemplate: '{product_id}, {rating} of 5',
  fields: {
    id: s.integer({ readOnly: true }),
    date: s.instant({ label: 'Written', readOnly: true }),
    product_id: s.reference('poster', { label: 'Poster', readOnly: true }),
    customer_id: s.reference('customer', { label: 'Customer', readOnly: true }),
    order_id: s.reference('order', { label: 'Order', readOnly: true }),
    rating: s.integer({ required: true, min: 1, max: 5 }),
    comment: s.text({ multiline: true, maxLength: 4000 }),
    status: s.choice(['pending', 'accepted', 'rejected'], { readOnly: true }),
  },
  facts: ['customer_id', 'rating', 'date'],
  states: {
    field: 'status',
    initial: 'pending',
    tones: { pending: 'warning', accepted: 'success', rejected: 'danger' },
  },
  transitions: {
    accept: { from: ['pending', 'rejected'], to: 'accepted', label: 'Accept', bulk: true },
    reject: { from: ['pending', 'accepted'], to: 'rejected', label: 'Reject', bulk: true },
  },
})

export const retail = defineProduct({
  purpose: { does: 'A shop sells posters: it delivers orders, answers reviews and knows its customers.' },
  entities: [order, invoice, poster, category, customer, review],
  screens: {
    ...entityScreens(order, { base: '/orders', screens: ['list', 'detail'] }),
    ...entityScreens(invoice, { base: '/invoices', screens: ['list', 'detail'] }),
    ...entityScreens(poster, { base: '/posters' }),
    ...entityScreens(category, { base: '/categories' }),
    ...entityScreens(customer, { base: '/customers', import: true }),
    ...entityScreens(review, { base: '/reviews', screens: ['list', 'detail', 'edit'], openIn: 'peek' }),
  },
})

/** The shop's records, each time the same, in memory. */
export function retailSources() {
  const data = retailData()
  return {
    customer: memorySource(customer, data.customers as RecordOf<typeof customer>[]),
    category: memorySource(category, data.categories),
    poster: memorySource(poster, data.products as RecordOf<typeof poster>[]),
    order: memorySource(order, data.orders as RecordOf<typeof order>[]),
    invoice: memorySource(invoice, data.invoices as RecordOf<typeof invoice>[]),
    review: memorySource(review, data.reviews as RecordOf<typeof review>[]),
  }
}
