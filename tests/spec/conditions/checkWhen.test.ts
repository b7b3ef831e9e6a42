import { describe, expect, test } from 'vitest'
import { checkWhen } from '../../../src/spec/conditions/checkWhen'
import type { When } from '../../../src/spec/conditions/When'
import { invoiceFields } from '../invoice'

const check = (when: unknown) => checkWhen(when as When, invoiceFields)

describe('a condition that a developer got right', () => {
  test.each<When<typeof invoiceFields>>([
    { status: 'draft' },
    [{ status: 'draft' }, { owner: { me: true } }],
    { total: { gt: '1000', lte: '2000.50' }, due: { empty: false } },
    { due: null, scan: null, extra: { empty: true } },
    { tags: { contains: 'rush' }, reviewers: { contains: 7, empty: false } },
    { copies: { in: [1, 2] }, urgent: { not: true }, ink: '#a1b2c3' },
    { terms: { gte: 'PT1H' }, doors: '08:00', sentAt: { lt: '2026-11-21T14:30:00+01:00' } },
    { number: { is: null }, status: { not: null } },
  ])('%j', (when) => {
    expect(check(when)).toBeUndefined()
  })
})

describe('a condition that a developer got wrong says how', () => {
  test.each<[unknown, string]>([
    [undefined, 'is no condition, but undefined'],
    ['draft', 'is no condition, but “draft”'],
    [[], 'names no alternative, so that it never holds'],
    [['draft'], 'names an alternative that is no condition, but “draft”'],
    [{}, 'asks for nothing, so that it always holds'],
    [[{ status: 'draft' }, {}], 'asks for nothing, so that it always holds'],
    [{ totl: '1' }, 'asks for “totl”, which is none of the fields'],
    [{ constructor: '1' }, 'asks for “constructor”, which is none of the fields'],
    [{ urgent: { gt: true } }, 'asks “gt” of “urgent”, of kind boolean, which knows is, not, empty'],
    [{ tags: 'rush' }, 'asks “is” of “tags”, of kind choices, which knows contains, empty, me'],
    [{ period: { contains: '2026-11-21' } }, 'asks “contains” of “period”, of kind dateRange, which knows empty'],
    [{ status: ['draft'] }, 'compares “status” with ["draft"], which is no value of kind choice'],
    [{ status: 'sold' }, 'compares “status” with “sold”, which is no value of kind choice'],
    [{ tags: { contains: 'sold' } }, 'compares “tags” with “sold”, which is no value of kind choices'],
    [{ total: 1000 }, 'compares “total” with 1000, which is no value of kind money'],
    [{ total: { lt: '1,000' } }, 'compares “total” with “1,000”, which is no value of kind money'],
    [{ due: { lt: '2026-02-30' } }, 'compares “due” with “2026-02-30”, which is no value of kind date'],
    [{ copies: { in: [1, 'two'] } }, 'compares “copies” with “two”, which is no value of kind integer'],
    [{ copies: { in: [1, undefined] } }, 'compares “copies” with undefined, which is no value of kind integer'],
    [{ copies: { in: [] } }, 'asks “in” of “copies” without a list of values'],
    [{ number: '' }, 'compares “number” with “”, which is no value of kind text'],
    [{ owner: undefined }, 'compares “owner” with undefined, which is no value of kind reference'],
    [{ owner: {} }, 'compares “owner” with undefined, which is no value of kind reference'],
    [{ owner: { me: false } }, 'asks “me” of “owner” with false; say true, or the name of what `me` has'],
    [{ status: { me: true } }, 'asks “me” of “status” with true; say the name of what `me` has'],
    [{ due: { empty: 'no' } }, 'asks whether “due” is empty with “no”; say true or false'],
  ])('%j', (when, mistake) => {
    expect(check(when)).toBe(mistake)
  }) // prettier-ignore
})
