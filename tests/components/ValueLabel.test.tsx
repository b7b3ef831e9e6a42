import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FilterChips } from '../../src/collection/FilterChips'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { ValueLabel } from '../../src/components/ValueLabel'
import { SelectField } from '../../src/fields/SelectField'
import { FilterForm } from '../../src/form/FilterForm'
import { FormField } from '../../src/form/FormField'
import { partLabel } from '../../src/screens/import/importParts'
import { createTranslator } from '../../src/messages/createTranslator'
import { defineEntity, group, integer, text } from '../../src/spec'

afterEach(cleanup)

const french = { 'value.label': '{label}\u00a0: ' }
const chinese = { 'value.label': '{label}：' }
const doNothing = () => {}

const shop = defineEntity({
  name: 'shop',
  labels: ['Boutique', 'Boutiques'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    contact: group({ name: text({ label: 'Nom' }) }, { label: 'Contact' }),
  },
})

it('is followed by a colon where a host has said nothing of it, with or without a provider', () => {
  expect(render(<ValueLabel>Delivery</ValueLabel>).container.textContent).toBe('Delivery: ')
  const { container } = render(<ValueLabel>Lieferung</ValueLabel>, { wrapper: LocaleProvider })
  expect(container.textContent).toBe('Lieferung: ')
})

it('has the sign of the language, in a chip of a filter', () => {
  render(
    <LocaleProvider locale="zh" messages={chinese}>
      <FilterChips
        filters={[]}
        conditions={[{ field: '交货', test: 'given' }]}
        onEdit={doNothing}
        onRemove={doNothing}
        onClear={doNothing}
        onLast={doNothing}
      />
    </LocaleProvider>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('交货：given')
})

it('has the sign of the language, in a form of filters', async () => {
  render(
    <LocaleProvider locale="fr" messages={french}>
      <FilterForm
        filters={[{ name: 'state', label: 'État' }]}
        defaultValues={{ state: 'open' }}
        onFilter={doNothing}
      >
        <FormField
          as={SelectField}
          name="state"
          label="État"
          options={[{ value: 'open', label: 'Ouvert' }]}
        />
      </FilterForm>
    </LocaleProvider>,
  )
  await userEvent.setup().tab()
  expect(screen.getByRole('listitem').textContent).toBe('État\u00a0: open')
})

it('has the sign of the language, in the name of a part that an import fills', () => {
  const language = { locale: 'fr', t: createTranslator(french, 'fr') }
  expect(partLabel(shop, '/contact/name', language)).toBe('Contact\u00a0: Nom')
})
