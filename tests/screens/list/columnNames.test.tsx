import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useColumnNames } from '../../../src/screens/list/useListColumns'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, text } from '../../../src/spec/fields/fields'

const declaration = {
  name: 'report',
  labels: ['Report', 'Reports'],
  id: 'id',
  title: 'species',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    flightDate: date(),
    species: text(),
    status: choice(['draft', 'filed'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'draft' },
} as const
const report = defineEntity(declaration)

describe('the columns of a list', () => {
  test('begin with what a row is found by: title, then state', () => {
    const { result } = renderHook(() => useColumnNames(report, undefined))
    expect(result.current).toEqual(['species', 'status', 'id', 'flightDate'])
  })

  test('begin with those that the entity names, in their order', () => {
    const named = defineEntity({ ...declaration, columns: ['flightDate', 'species'] })
    const { result } = renderHook(() => useColumnNames(named, undefined))
    expect(result.current).toEqual(['flightDate', 'species', 'id', 'status'])
  })

  test('stand in the order in which a host names them', () => {
    const { result } = renderHook(() => useColumnNames(report, ['flightDate', 'species']))
    expect(result.current).toEqual(['flightDate', 'species'])
  })
})
