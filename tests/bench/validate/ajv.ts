import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
// Its types are those of CommonJS.
;(addFormats as unknown as (to: Ajv) => void)(ajv)

const text = (more: object) => ({ type: 'string', minLength: 1, ...more })
const decimal = { type: 'string', pattern: '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?$' }
const perhaps = ({ type, ...schema }: { type: string; [keyword: string]: unknown }) => ({
  type: [type, 'null'],
  ...schema,
})

const validateOrder = ajv.compile({
  type: 'object',
  properties: {
    number: text({ pattern: '^INV-\\d+$' }),
    customer: text({ maxLength: 80 }),
    company: perhaps({ type: 'string', maxLength: 80 }),
    email: text({ format: 'email' }),
    phone: perhaps({ type: 'string', pattern: '^\\+?[\\d\\s().\\-/]{6,}$' }),
    website: perhaps({ type: 'string', format: 'uri' }),
    street: text({ maxLength: 80 }),
    postcode: text({ maxLength: 10 }),
    city: text({ maxLength: 80 }),
    country: text({ enum: ['SE', 'NO', 'DK', 'FI', 'DE'] }),
    language: perhaps({ type: 'string', enum: ['sv', 'en', 'de', null] }),
    note: perhaps({ type: 'string', maxLength: 2000 }),
    copies: { type: 'integer', minimum: 1, maximum: 9 },
    pallets: perhaps({ type: 'integer', minimum: 0, maximum: 40 }),
    rooms: perhaps({ type: 'integer' }),
    weight: { type: 'number', minimum: 0 },
    height: perhaps({ type: 'number', minimum: 0, maximum: 3 }),
    discount: perhaps({ type: 'number', minimum: 0, maximum: 100 }),
    total: decimal,
    rate: perhaps(decimal),
    urgent: perhaps({ type: 'boolean' }),
    insured: perhaps({ type: 'boolean' }),
    agreed: { const: true },
    status: text({ enum: ['draft', 'sent', 'paid'] }),
    channels: perhaps({
      type: 'array',
      items: { type: 'string', enum: ['email', 'phone', 'post'] },
      uniqueItems: true,
    }),
    ordered: { type: 'string', format: 'date' },
    due: perhaps({ type: 'string', format: 'date' }),
    collected: perhaps({ type: 'string', pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?$' }),
    sentAt: perhaps({ type: 'string', format: 'date-time' }),
    lines: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: {
          what: text({ maxLength: 120 }),
          quantity: { type: 'integer', minimum: 1 },
          price: decimal,
        },
        required: ['what', 'quantity', 'price'],
      },
      minItems: 1,
      maxItems: 200,
    },
  },
  required: [
    'number', 'customer', 'email', 'street', 'postcode', 'city', 'country', 'copies', 'weight', 'total', 'agreed',
    'status', 'ordered',
  ], // prettier-ignore
})

export const validate = (draft: unknown) => (validateOrder(draft) ? 0 : (validateOrder.errors?.length ?? 0))
