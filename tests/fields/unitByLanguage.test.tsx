import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ValueText } from '../../src/collection/ValueText'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import { useEntityForm } from '../../src/form/useEntityForm'
import { defineEntity, explain, integer } from '../../src/spec'
import { german } from '../../src/messages/german'
import { createTranslator } from '../../src/messages/createTranslator'

afterEach(cleanup)

const days = integer({ label: { en: 'Notice', de: 'Frist' }, unit: { en: 'days', de: 'Tage' } })
const lease = defineEntity({
  name: 'lease',
  labels: ['Lease', 'Leases'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), notice: days },
})

function Lease() {
  const form = useEntityForm(lease, { defaultValues: { notice: 30 } })
  return (
    <Form store={form}>
      <EntityField entity={lease} name="notice" />
      <ValueText entity={lease} field="notice" record={{ notice: 30 }} />
    </Form>
  )
}

describe('a unit by language', () => {
  it.each([
    ['en', 'days'],
    ['de', 'Tage'],
  ])('stands after the number in a form and where it is read: %s', (locale, unit) => {
    const { container } = render(
      <LocaleProvider locale={locale} {...(locale === 'de' && { messages: german })}>
        <Lease />
      </LocaleProvider>,
    )
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toContain('suffix')
    expect(container.textContent).toContain(`30\u00a0${unit}`)
    expect(screen.getByText(unit)).not.toBeNull()
  })

  it('stands in a condition', () => {
    const t = createTranslator(german, 'de')
    expect(explain({ notice: { gte: 30 } }, lease, { t, locale: 'de' })).toContain('30\u00a0Tage')
  })

  it('says what is wrong with it', () => {
    expect(() =>
      defineEntity({
        ...lease,
        fields: { id: integer({ readOnly: true }), notice: integer({ unit: { en: '' } }) },
      }),
    ).toThrow('has words for “unit” of which one text is empty in “en”')
  })
})
