import { describe, expect, test } from 'vitest'
import {
  arabicWords,
  createSampler,
  englishWords,
  frenchWords,
  germanWords,
  japaneseWords,
} from '../../src/sample'
import { date, defineEntity, email, integer, money, text, validate } from '../../src/spec'
import { user } from './entities'
import { inEnglish } from './inEnglish'

const sampler = inEnglish({ seed: 'test', now: '2026-11-21', entities: [user] })
const users = sampler.of(user)

describe('values look real', () => {
  const languages = { englishWords, germanWords, frenchWords, arabicWords, japaneseWords }

  test.each(Object.entries(languages))('in %s, within reserved ranges', (_, locale) => {
    for (const record of createSampler({ locale }).of(user).many(300)) {
      expect(validate(user, record)).toEqual([])
      expect(record.email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/)
      expect(record.website).toMatch(/^https:\/\/example\.com\//)
      expect(record.phone).toMatch(
        /^(\+1 2\d\d-555-01\d\d|\+44 20 7946 0\d{3}|\+49 30 23125 \d{3}|\+33 1 99 00 \d\d \d\d)$/,
      )
      expect(record.server).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/)
    }
  })

  test('what belongs together agrees: name with address of mail, city with country', () => {
    for (const { name, firstName, email: mail, city, country } of users.many(100)) {
      expect(name.startsWith(firstName)).toBe(true)
      expect(mail).toBe(`${name.toLowerCase().replace(' ', '.')}@example.com`)
      expect(englishWords.places).toContain(`${city}=${country}`)
    }
    const [first] = createSampler({ locale: japaneseWords }).of(user).many(1)
    expect(
      japaneseWords.lastNames.split('|').some((entry) => first?.name.startsWith(entry.split('=')[0] ?? '')),
    ).toBe(true)
  })

  test('a field is what it is called', () => {
    const entity = defineEntity({
      name: 'product',
      labels: ['P', 'P'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        name: text({ required: true }),
        company: text({ required: true }),
        x: text({ label: 'First name', required: true }),
        price: money({ currency: 'EUR', required: true }),
        age: integer({ required: true }),
        birthday: date({ required: true }),
        due: date({ required: true }),
      },
    })
    for (const record of inEnglish({ now: '2026-11-21' }).of(entity).many(100)) {
      expect(englishWords.products).toContain(record.name)
      expect(englishWords.firstNames).toContain(record.x)
      expect(Number(record.price)).toBeGreaterThanOrEqual(5)
      expect(record.age).toBeGreaterThanOrEqual(18)
      expect(record.birthday < '2009').toBe(true)
      expect(record.due > '2026-11-21').toBe(true)
    }
  })

  test('a field is what it is called in the language of the words', () => {
    const entity = defineEntity({
      name: 'kunde',
      labels: ['K', 'K'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        vorname: text({ required: true }),
        straße: text({ required: true }),
        menge: integer({ required: true }),
        geburtstag: date({ required: true }),
      },
    })
    for (const record of createSampler({ locale: germanWords }).of(entity).many(50)) {
      expect(germanWords.firstNames.split('|')).toContain(record.vorname)
      expect(germanWords.streets.split('|')).toContain(record.straße.replace(/ \d+$/, ''))
      expect(record.menge).toBeLessThanOrEqual(40)
      expect(record.geburtstag < '2009').toBe(true)
    }
  })

  test('what a record says of one person agrees, apart from another', () => {
    const fields = {
      id: integer({ readOnly: true }),
      ownerName: text({ required: true }),
      ownerEmail: email({ required: true }),
      author: text({ required: true }),
    }
    const entity = defineEntity({ name: 'paper', labels: ['P', 'P'], id: 'id', fields })
    const records = inEnglish().of(entity).many(50)
    for (const { ownerName, ownerEmail } of records) {
      expect(ownerEmail).toBe(`${ownerName.toLowerCase().replace(' ', '.')}@example.com`)
    }
    expect(records.some(({ ownerName, author }) => ownerName !== author)).toBe(true)
  })

  test('what is sensitive is obviously made up', () => {
    const entity = defineEntity({
      name: 'patient',
      labels: ['P', 'P'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        name: text({ sensitive: true, required: true }),
        email: email({ sensitive: true, required: true }),
        born: date({ sensitive: true, required: true }),
        number: text({ sensitive: true, required: true, pattern: /[A-Z]{2}\d{6}/ }),
      },
    })
    const records = inEnglish().of(entity).many(20)
    expect(
      new Set(records.map(({ name, email: mail, born, number: n }) => [name, mail, born, n].join())).size,
    ).toBe(1)
    expect(records[0]).toMatchObject({
      name: 'Sample Sample',
      email: 'sample.sample@example.com',
      number: 'AA000000',
    })
  })
})
