import { describe, expect, test } from 'vitest'
import { explain, explainBare } from '../../../src/spec/conditions/explainWhen'
import { boolean, integer, text } from '../../../src/spec/fields/fields'
import type { When } from '../../../src/spec/conditions/When'
import { arabic } from '../../../src/messages/arabic'
import { german } from '../../../src/messages/german'
import { createTranslator } from '../../../src/messages/createTranslator'
import { invoiceFields } from '../invoice'

type Asked = When<typeof invoiceFields>

describe('a condition is said as a person says it', () => {
  test.each<[Asked, string]>([
    [{ status: 'draft' }, 'only while status is Draft'],
    [{ status: { in: ['draft', 'paid'] } }, 'only while status is Draft or Paid in full'],
    [{ status: { not: 'paid' } }, 'only while status is not Paid in full'],
    [{ copies: { gt: 1000 }, due: { empty: false } }, 'only while copies is more than 1,000\u00a0pages and due is not empty'],
    [{ copies: { gte: 2, lt: 5 } }, 'only while copies is 2\u00a0pages or more and copies is less than 5\u00a0pages'],
    [{ total: { lte: '1000.5' } }, 'only while total is €1,000.50 or less'],
    [{ rate: { lt: '-0.0250' } }, 'only while rate is less than -0.0250'],
    [{ discount: { gte: 12.5 } }, 'only while discount is 12.5% or more'],
    [{ due: { gt: '1990-01-08' } }, 'only while due is after January 8, 1990'],
    [{ due: { gte: '1990-01-08' } }, 'only while due is January 8, 1990 or later'],
    [{ due: { lt: '1990-01-08' } }, 'only while due is before January 8, 1990'],
    [{ due: { lte: '1990-01-08' } }, 'only while due is January 8, 1990 or earlier'],
    [{ due: null }, 'only while due is empty'],
    [{ terms: { gt: 'PT1H30M' } }, 'only while terms is more than 1 hour, 30 minutes'],
    [{ urgent: true }, 'only while “Urgent” is yes'],
    [{ urgent: { not: false } }, 'only while “Urgent” is not no'],
    [{ tags: { contains: 'rush' } }, 'only while tags contains Rush'],
    [{ number: { contains: 'INV' } }, 'only while number contains “INV”'],
    [{ owner: { me: true } }, 'only while owner is you'],
    [{ number: { me: true } }, 'only while number is yours'],
    [{ status: { me: 'step' } }, 'only while status is yours'],
    [{ reviewers: { me: 'team' } }, 'only while reviewers contains yours'],
    [{ reviewers: { me: true } }, 'only while reviewers contains you'],
    [[{ status: 'draft' }, { owner: { me: true } }], 'only while status is Draft or owner is you'],
    [
      [{ status: 'draft', urgent: true }, { owner: { me: true } }],
      'only while status is Draft and “Urgent” is yes or while owner is you',
    ],
    [{}, ''],
    [[], ''],
  ])('%j', (when, words) => {
    expect(explain(when, invoiceFields)).toBe(words)
  }) // prettier-ignore

  test('times are told by the clock of the locale, and moments by that of the field', () => {
    expect(explain({ doors: { lt: '08:00' } }, invoiceFields)).toMatch(
      /^only while doors is before 8:00\sAM$/,
    )
    expect(explain({ sentAt: { gt: '2026-11-21T23:30:00Z' } }, invoiceFields)).toContain('November 22, 2026')
  })

  test('an entity may be given, and a field may be called fields', () => {
    expect(explain({ status: 'draft' }, { fields: invoiceFields })).toBe('only while status is Draft')
    expect(explain({ fields: 'x' }, { fields: text({ label: 'Fields' }) })).toBe('only while fields is “x”')
    expect(explain({ kind: 1 }, { fields: { kind: integer() } })).toBe('only while kind is 1')
  })

  test('a clause can stand behind other words', () => {
    const when: Asked = [{ status: 'draft', urgent: true }, { owner: { me: true } }]
    expect(explainBare(when, invoiceFields)).toBe('status is Draft and “Urgent” is yes or owner is you')
    expect(explainBare({}, invoiceFields)).toBe('')
  })

  test('the id of an entity is no field to a person: its record is them', () => {
    const person = { id: 'id', fields: { id: text(), boss: text({ label: 'Boss' }) } }
    expect(explain([{ id: { me: true } }, { boss: 'x' }], person)).toBe(
      'only while this is you or boss is “x”',
    )
    expect(explain({ id: { me: 'team' } }, person)).toBe('only while this is yours')
    expect(explain({ boss: { me: true } }, person)).toBe('only while boss is yours')
    const inGerman = { t: createTranslator(german, 'de'), locale: 'de' }
    expect(explain({ id: { me: true } }, person, inGerman)).toBe('nur, solange Sie es selbst sind')
  })

  test('a label that says something by itself is quoted, but not a noun', () => {
    const fields = { decided: boolean({ label: 'Film decided' }), rush: boolean({ noun: 'the rush' }) }
    expect(explain({ decided: true }, fields)).toBe('only while “Film decided” is yes')
    expect(explain({ decided: false }, fields)).toBe('only while “Film decided” is no')
    expect(explain({ decided: null }, fields)).toBe('only while “Film decided” is empty')
    expect(explain({ rush: true }, fields)).toBe('only while the rush is yes')
    const inGerman = { t: createTranslator(german, 'de'), locale: 'de' }
    const entschieden = { decided: boolean({ label: 'Film entschieden' }) }
    expect(explain({ decided: true }, entschieden, inGerman)).toBe(
      'nur, solange „Film entschieden“ auf Ja steht',
    )
  })

  test('a field that does not exist is called by its name', () => {
    expect(explain({ gone: 'x' }, {})).toBe('only while gone is x')
  })
})

describe('in another language', () => {
  test('numbers and lists are written as there', () => {
    expect(explain({ total: { gt: '1000' } }, invoiceFields, { locale: 'de' })).toMatch(/1\.000(,00)?\s€/)
  })

  const options = { t: createTranslator(arabic, 'ar'), locale: 'ar-EG' }
  const fields = {
    status: { ...invoiceFields.status, label: 'الحالة', labels: { draft: 'مسودة', sent: 'مُرسلة' } },
    copies: integer({ label: 'النسخ' }),
    due: { ...invoiceFields.due, label: 'الاستحقاق' },
    owner: { ...invoiceFields.owner, label: 'المالك' },
    urgent: { ...invoiceFields.urgent, label: 'الاستعجال' },
  }
  test.each<[When<typeof fields>, string]>([
    [{ status: 'draft' }, 'فقط إذا كانت قيمة الحالة «مسودة»'],
    [{ status: { in: ['draft', 'sent'] } }, 'فقط إذا كانت قيمة الحالة «مسودة» أو «مُرسلة»'],
    [{ copies: { gt: 1000 }, due: { empty: false } }, 'فقط إذا كانت قيمة النسخ أكثر من ١٬٠٠٠ وقيمة الاستحقاق غير فارغة'],
    [{ due: { gte: '1990-01-08' } }, 'فقط إذا كانت قيمة الاستحقاق تقع ٨ يناير ١٩٩٠ أو بعد ذلك'],
    [{ urgent: true }, 'فقط إذا كانت قيمة «الاستعجال» هي نعم'],
    [
      [{ status: 'draft', copies: { lte: 5 } }, { owner: { me: true } }],
      'فقط إذا كانت قيمة الحالة «مسودة» وقيمة النسخ لا تزيد على ٥ أو إذا كانت قيمة المالك تشير إليك',
    ],
  ])('%j in Arabic', (when, words) => {
    expect(explain(when, fields, options)).toBe(words)
  }) // prettier-ignore

  const inGerman = { t: createTranslator(german, 'de'), locale: 'de-DE' }
  test.each<[Asked, string]>([
    [{ status: 'draft' }, 'nur, solange Status Entwurf ist'],
    [{ status: { in: ['draft', 'sent'] } }, 'nur, solange Status Entwurf oder Gesendet ist'],
    [{ copies: { gt: 1000 }, due: { empty: false } }, 'nur, solange Kopien mehr als 1.000 ist und Fälligkeit nicht leer ist'],
    [{ due: { gte: '1990-01-08' } }, 'nur, solange Fälligkeit 8. Januar 1990 oder später ist'],
    [{ due: { gt: '1990-01-08' } }, 'nur, solange Fälligkeit später als 8. Januar 1990 ist'],
    [
      [{ status: 'draft', copies: { lte: 5 } }, { owner: { me: true } }],
      'nur, solange Status Entwurf ist und Kopien höchstens 5 ist oder solange Sie bei „Inhaber“ eingetragen sind',
    ],
  ])('%j in German, where verbs come last', (when, words) => {
    const named = {
      ...fields,
      status: { ...fields.status, label: 'Status', labels: { draft: 'Entwurf', sent: 'Gesendet' } },
      copies: integer({ label: 'Kopien' }),
      due: { ...fields.due, label: 'Fälligkeit' },
      owner: { ...fields.owner, label: 'Inhaber' },
    }
    expect(explain(when as When, named, inGerman)).toBe(words)
  }) // prettier-ignore

  test('no text is left with a hole', () => {
    const every: Asked = [
      { copies: { is: 1, not: 2, in: [3], gt: 4, gte: 5, lt: 6, lte: 7, empty: false, me: true } },
      { due: { is: '2026-01-01', not: '2026-01-01', gt: '2026-01-01', gte: '2026-01-01', lt: '2026-01-01', lte: '2026-01-01', empty: true } },
      { number: { contains: 'a' }, reviewers: { me: true, contains: 'b' }, tags: { contains: 'late' }, urgent: false },
    ] // prettier-ignore
    for (const language of [{}, options, inGerman]) {
      const words = explain(every, invoiceFields, language)
      expect(words).not.toMatch(/[{}]|undefined|when\./)
    }
  })
})
