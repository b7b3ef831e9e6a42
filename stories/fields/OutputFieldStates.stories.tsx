import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { OutputField, type OutputFieldProps } from '../../src/fields/OutputField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/OutputField/States',
  component: OutputField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The words of the total that a clerk reads while the lines of an invoice are filled in. */
export const Totals = meta.story({
  render: () => (
    <StatesSheet<OutputFieldProps>
      width="field"
      part=".sw-OutputField-value"
      rows={{
        total: {
          label: 'Total',
          description: 'All lines, with the discount.',
          children: '€1,284.50',
        },
      }}
      states={{
        rest: {},
        focus: {},
        'not known yet': { children: undefined },
        invalid: { error: 'Write two invoices: one holds at most €1,000' },
        warning: { warning: 'Ten times the usual: is it right?' },
      }}
    >
      {(props) => <OutputField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const look = (state: string) => {
      const value = canvas.getByRole('group', { name: `total, ${state}` }).querySelector('output')!
      const { color, fontWeight } = getComputedStyle(value)
      return `${color} ${fontWeight}`
    }
    await expect(look('not known yet')).not.toBe(look('rest'))
  },
})
