import * as z from 'zod'

const decimal = z.string().regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/)
const order = z.object({
  number: z.string().regex(/^INV-\d+$/),
  customer: z.string().min(1).max(80),
  company: z.string().max(80).nullish(),
  email: z.email(),
  phone: z
    .string()
    .regex(/^\+?[\d\s().\-/]{6,}$/)
    .nullish(),
  website: z.url({ protocol: /^https?$/ }).nullish(),
  street: z.string().min(1).max(80),
  postcode: z.string().min(1).max(10),
  city: z.string().min(1).max(80),
  country: z.enum(['SE', 'NO', 'DK', 'FI', 'DE']),
  language: z.enum(['sv', 'en', 'de']).nullish(),
  note: z.string().max(2000).nullish(),
  copies: z.int().min(1).max(9),
  pallets: z.int().min(0).max(40).nullish(),
  rooms: z.int().nullish(),
  weight: z.number().min(0),
  height: z.number().min(0).max(3).nullish(),
  discount: z.number().min(0).max(100).nullish(),
  total: decimal,
  rate: decimal.nullish(),
  urgent: z.boolean().nullish(),
  insured: z.boolean().nullish(),
  agreed: z.literal(true),
  status: z.enum(['draft', 'sent', 'paid']),
  channels: z.array(z.enum(['email', 'phone', 'post'])).nullish(),
  ordered: z.iso.date(),
  due: z.iso.date().min(10).nullish(),
  collected: z.iso.time().nullish(),
  sentAt: z.iso.datetime({ offset: true }).nullish(),
  lines: z
    .array(z.object({ what: z.string().min(1).max(120), quantity: z.int().min(1), price: decimal }))
    .min(1)
    .max(200)
    .nullish(),
})

export const validate = (draft: unknown) => order.safeParse(draft).error?.issues.length ?? 0
