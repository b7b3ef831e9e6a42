import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ValueText } from '../../src/collection/ValueText'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, choice, date, integer, number, text } from '../../src/spec/fields/fields'

const thing = defineEntity({
  name: 'thing',
  labels: ['Thing', 'Things'],
  id: 'id',
  fields: {
    id: text({ required: true }),
    count: integer({ unit: 'kn' }),
    share: number(),
    day: date(),
    open: boolean(),
    grade: choice(['B', 'None'], { labels: { B: 'Code B' } }),
  },
})

function shown(field: keyof typeof thing.fields, value: unknown, locale = 'en'): string | null {
  const { container } = render(
    <LocaleProvider locale={locale}>
      <ValueText entity={thing} field={field} record={{ [field]: value }} />
    </LocaleProvider>,
  )
  return container.textContent
}

describe('a value to read', () => {
  it('writes numbers as the locale does, with their unit', () => {
    expect(shown('count', 12345)).toBe('12,345\u00a0kn')
    expect(shown('count', 12345, 'de')).toBe('12.345\u00a0kn')
    expect(shown('share', 0.1234567)).toBe('0.1234567')
  })

  it('keeps a date on its day, wherever the reader is', () => {
    expect(shown('day', '1990-01-08')).toBe('Jan 8, 1990')
    expect(shown('day', '1990-01-08', 'de')).toBe('08.01.1990')
  })

  it('says yes and no, and the words of a choice', () => {
    expect(shown('open', true)).toBe('Yes')
    expect(shown('open', false)).toBe('No')
    expect(shown('grade', 'B')).toBe('Code B')
  })

  it('shows as it is what its field does not know', () => {
    expect(shown('grade', 'Z')).toBe('Z')
    expect(shown('day', 'soon')).toBe('soon')
    expect(shown('count', 'many')).toBe('many')
  })

  it('tells ears in words what a dash tells eyes', () => {
    expect(shown('count', null)).toBe('–Not given')
    expect(shown('id', '')).toBe('–Not given')
    expect(shown('count', 0)).toBe('0\u00a0kn')
  })
})
