import * as s from '../../../src/spec'

const order = s.defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'number',
  fields: {
    number: s.text({ required: true, pattern: /INV-\d+/ }),
    customer: s.text({ required: true, maxLength: 80 }),
    company: s.text({ maxLength: 80 }),
    email: s.email({ required: true }),
    phone: s.phone(),
    website: s.url(),
    street: s.text({ required: true, maxLength: 80 }),
    postcode: s.text({ required: true, maxLength: 10 }),
    city: s.text({ required: true, maxLength: 80 }),
    country: s.choice(['SE', 'NO', 'DK', 'FI', 'DE'], { required: true }),
    language: s.choice(['sv', 'en', 'de']),
    note: s.text({ multiline: true, maxLength: 2000 }),
    copies: s.integer({ required: true, min: 1, max: 9 }),
    pallets: s.integer({ min: 0, max: 40 }),
    rooms: s.integer(),
    weight: s.number({ required: true, min: 0 }),
    height: s.number({ min: 0, max: 3 }),
    discount: s.percent({ min: 0, max: 100 }),
    total: s.money({ currency: 'EUR', required: true }),
    rate: s.decimal(),
    urgent: s.boolean(),
    insured: s.boolean(),
    agreed: s.boolean({ required: true }),
    status: s.choice(['draft', 'sent', 'paid'], { required: true }),
    channels: s.choices(['email', 'phone', 'post']),
    ordered: s.date({ required: true }),
    due: s.date({ min: '2026-01-01' }),
    collected: s.time(),
    sentAt: s.instant(),
    lines: s.list(
      {
        what: s.text({ required: true, maxLength: 120 }),
        quantity: s.integer({ required: true, min: 1 }),
        price: s.decimal({ required: true }),
      },
      { minItems: 1, maxItems: 200 },
    ),
  },
})

export const validate = (draft: unknown) => s.accept(order, draft).issues.length
