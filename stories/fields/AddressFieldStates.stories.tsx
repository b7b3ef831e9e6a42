import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { AddressField, type AddressFieldProps } from '../../src/fields/AddressField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/AddressField/States',
  component: AddressField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The address of an airline as it is filled in, sent back with a wrong postal code, out of use and only read. */
export const Addresses = meta.story({
  render: () => (
    <StatesSheet<AddressFieldProps>
      width="page"
      part=".sw-Field-control"
      rows={{
        'in Germany': {
          label: 'Address of the airline',
          description: 'Where its safety office is.',
          countries: ['DE', 'US'],
          required: true,
          defaultValue: {
            country: 'DE',
            line1: 'Willy-Brandt-Platz',
            postcode: '1252',
            city: 'Schönefeld',
          },
        },
      }}
      states={{
        rest: {},
        'invalid part': { errors: { postcode: 'Enter the postal code as five digits' } },
        invalid: { error: 'Enter an address that mail reaches' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => (
        <div style={{ inlineSize: '27rem', maxInlineSize: '100%' }}>
          <AddressField {...props} />
        </div>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const inCell = (state: string) => within(canvas.getByRole('group', { name: `in Germany, ${state}` }))
    await expect(inCell('invalid part').getByRole('textbox', { name: 'Postal code' })).toBeInvalid()
    await expect(inCell('invalid part').getByRole('textbox', { name: 'City' })).toBeValid()
    await expect(inCell('disabled').getByRole('combobox', { name: 'Country' })).toBeDisabled()
    await expect(inCell('invalid').getByRole('group')).toHaveAccessibleDescription(/that mail reaches/)
  },
})
