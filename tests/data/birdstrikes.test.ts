import { expect, test } from 'vitest'
import { loadStrikes, someStrikes, strike, strikeSource } from '../../stories/fixtures/birdstrikes'
import { strikeInArabic } from '../../stories/fixtures/birdstrikesInArabic'
import { labelOf, nounOf, optionLabelOf } from '../../src/spec/labels/labels'
import { validate } from '../../src/spec/rules/validate'

test('all 10,000 reports are there, with the gaps that the data has', async () => {
  const strikes = await loadStrikes()
  expect(strikes).toHaveLength(10_000)
  expect(strikes.filter(({ speed }) => speed === null)).toHaveLength(2836)
  expect(strikes.filter(({ damage }) => damage === 'B' || damage === 'C')).toHaveLength(15)
  expect(new Set(strikes.map(({ reportId }) => reportId)).size).toBe(10_000)
})

test('every real report keeps the rules of its entity', async () => {
  const strikes = await loadStrikes()
  expect(strikes.flatMap((report) => validate(strike, report))).toEqual([])
})

test('nothing shouts any more', async () => {
  const strikes = await loadStrikes()
  const shouting = strikes.flatMap(({ airport, operator, aircraft }) =>
    [airport, operator, aircraft].filter((name) => /\p{Lu}{4}/u.test((name ?? '').replace('CASA', ''))),
  )
  expect(shouting).toEqual([])
  expect(strikes.map(({ airport }) => airport)).toContain("Chicago O'Hare International Airport")
})

test('the sample is a part of the whole', async () => {
  const strikes = new Map((await loadStrikes()).map((report) => [report.reportId, report]))
  expect(someStrikes.map(({ reportId }) => strikes.get(reportId))).toEqual(someStrikes)
})

test('a new report is numbered after the others', async () => {
  const source = strikeSource()
  const made = await source.create({
    flightDate: '2001-09-04',
    airport: 'Lihue Airport',
    state: 'Hawaii',
    aircraft: 'B-737-200',
    phase: 'Climb',
    species: 'Pacific golden-plover',
    damage: 'None',
  })
  expect(made.reportId).toBe('BS-10001')
})

test('the total cost must be the sum of its parts, in words that name it', () => {
  const [report] = someStrikes
  const issues = validate(strike, { ...report, costRepair: 1000, costOther: '200', costTotal: 1000 })
  expect(issues.map(({ message }) => message)).toEqual([
    'Enter the total cost as 1,200, the sum of repair and other costs',
  ])
})

test('in Arabic it is the same entity, with words of its own for everything that a person reads', () => {
  expect(strikeInArabic.fieldNames).toEqual(strike.fieldNames)
  for (const name of strike.fieldNames) {
    const field = strikeInArabic.fields[name]
    const labels = field.kind === 'choice' ? field.options.map((option) => optionLabelOf(field, option)) : []
    const said = [labelOf(field, name), nounOf(field, name), field.description ?? 'ع', ...labels]
    for (const text of said) expect(text).toMatch(/\p{Script=Arabic}/u)
  }
  expect(validate(strikeInArabic, someStrikes[0])).toEqual([])
})
