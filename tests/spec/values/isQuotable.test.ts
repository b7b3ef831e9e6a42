import { expect, it } from 'vitest'
import { isQuotable } from '../../../src/spec/values/isQuotable'

it('knows ids that a person could quote from those that machines make for machines', () => {
  expect([137, 'INV-2048', 'KDEN', 'P-101', 'ada'].every(isQuotable)).toBe(true)
  const machines = [
    '9c270f11-7d5e-4b6c-9a53-0c9f8d2e1ab4',
    '507f1f77bcf86cd799439011',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    undefined,
  ]
  expect(machines.some(isQuotable)).toBe(false)
})
