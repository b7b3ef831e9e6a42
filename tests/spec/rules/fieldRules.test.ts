import { describe, expect, test } from 'vitest'
import { text } from '../../../src/spec/fields/fields'
import { fieldRules, validateField } from '../../../src/spec/rules/validate'
import { entityWith } from '../parcel'

describe('one field at a time, for a form', () => {
  const entity = entityWith({
    name: text({ required: true }),
    twice: text({ validate: (value, { name }) => (value === name ? undefined : 'Enter the same name') }),
    ['__proto__']: text({ required: true }),
  })

  test('each field has its rule, by its own name', () => {
    const rules = fieldRules(entity)
    expect(rules.name('', { values: {} })).toMatchObject([{ message: 'Enter name' }])
    expect(rules.twice('b', { values: { name: 'a' } })).toMatchObject([{ message: 'Enter the same name' }])
    expect(rules['__proto__']('', { values: {} })).toMatchObject([{ message: 'Enter proto' }])
    expect(rules.id('', { values: {} })).toEqual([])
    expect(Object.keys(rules)).toEqual([...entity.fieldNames])
  })

  test('a single field is validated by its name', () => {
    expect(validateField(entity, 'name', '')).toMatchObject([{ rule: 'required' }])
    expect(validateField(entity, 'name', 'a')).toEqual([])
    expect(() => validateField(entity, 'nmae' as 'name', 'a')).toThrow(/no field “nmae”/)
  })
})
