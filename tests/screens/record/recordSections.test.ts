import { describe, expect, it } from 'vitest'
import { namesInSight, recordSections } from '../../../src/screens/record/recordSections'
import { strikeInSections } from '../../../stories/fixtures/strikeInSections'

const idsOf = (record: object | undefined) =>
  recordSections(strikeInSections, record, 'en').map(({ id }) => id)

describe('the sections of a record', () => {
  it('are those that its form asks for', () => {
    expect(idsOf({ damage: 'Minor' })).toEqual(['flight', 'aircraft', 'animal', 'damage', 'costs'])
    expect(idsOf({ damage: 'None' })).toEqual(['flight', 'aircraft', 'animal', 'damage'])
  })

  it('leave out nothing that the record holds, whatever its form asks for', () => {
    expect(idsOf({ damage: 'None', costTotal: 1200 })).toContain('costs')
  })

  it('are only those that every record has, while it is not there', () => {
    expect(idsOf(undefined)).toEqual(['flight', 'aircraft', 'animal', 'damage'])
  })

  it('take along the fields that are theirs alone: none of them stands among the others', () => {
    const { fieldNames } = strikeInSections
    const seen = (record: object) =>
      namesInSight(strikeInSections, recordSections(strikeInSections, record, 'en'), fieldNames)
    expect(seen({ damage: 'Minor' })).toEqual(fieldNames)
    const left = fieldNames.filter((name) => !seen({ damage: 'None' }).includes(name))
    expect(left).toEqual(['costRepair', 'costOther', 'costTotal'])
  })

  it('take the label of their only field, where they have none', () => {
    const [damage] = recordSections(strikeInSections, undefined, 'en').filter(({ id }) => id === 'damage')
    expect(damage?.title).toBe('Damage')
  })
})
