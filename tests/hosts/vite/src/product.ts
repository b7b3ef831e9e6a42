import {
  checkProduct,
  choice,
  date,
  defineEntity,
  defineProduct,
  describeProduct,
  money,
  rule,
  text,
  transitionsOf,
  unique,
  validate,
  visibleEntity,
} from 'screenwright/spec'

export const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'number',
  fields: {
    number: text({ label: 'Number', required: true, pattern: /^INV-\d+$/ }),
    total: money({ label: 'Total', currency: 'EUR', min: '0' }),
    due: date({ label: 'Due' }),
    note: text({ label: 'Note', multiline: true }),
    status: choice(['draft', 'sent', 'paid'], { label: 'Status', readOnly: true }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'] },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', when: { total: { gt: '0' } } },
    pay: { from: ['sent'], to: 'paid', label: 'Record payment' },
  },
  rules: [
    rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
    unique({ at: ['number'] }),
  ],
  access: {
    clerk: { list: true, read: true, create: true, update: { status: 'draft' }, transition: { send: true } },
    auditor: { list: true, read: true, fields: { note: { read: false } } },
  },
})

export const product = defineProduct({
  purpose: { does: 'Workshops write invoices and see which are paid.' },
  entities: [invoice],
  roles: { clerk: { label: 'Clerk' }, auditor: { label: 'Auditor' } },
})

// The same result in a browser and on a server, in words that say what to do.
export const issues = validate(invoice, { number: 'INV-7', total: '1200' }) // "Enter due"

// The transitions that a person may take now, and the reasons against the others.
export const steps = transitionsOf(invoice, { status: 'sent', total: '1200' }, { role: 'clerk' })

// The entity as screens get it, without fields that the role may not read.
export const seenByAuditors = visibleEntity(invoice, 'auditor')

// Contradictions in the specification, and the specification on paper.
export const findings = checkProduct(product)
export const sheet = describeProduct(product)
