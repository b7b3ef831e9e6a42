import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { PhoneField, type PhoneFieldProps } from '../../src/fields/PhoneField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/PhoneField/States',
  component: PhoneField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A telephone number with its country, as it is entered, rejected, out of use and only read. */
export const PhoneFields = meta.story({
  parameters: { visual: { until: '.sw-PhoneField-country' } },
  render: () => (
    <StatesSheet<PhoneFieldProps>
      width="field"
      part=".sw-Field-box"
      rows={{ plain: { label: 'Telephone', defaultCountry: 'GB', defaultValue: '+442079460958' } }}
      states={{
        rest: {},
        empty: { defaultValue: '' },
        hover: {},
        focus: {},
        invalid: { error: 'Enter the telephone number, like 020 7946 0958' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Not seen before: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <PhoneField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `plain, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('disabled hover').borderTopColor).toBe(box('disabled').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
