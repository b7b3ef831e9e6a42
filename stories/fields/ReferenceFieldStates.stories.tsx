import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { ReferenceField, type ReferenceFieldProps } from '../../src/fields/ReferenceField'
import { rider, ridersSource } from '../fixtures/repairs'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/ReferenceField/States',
  component: ReferenceField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const references = [{ entity: rider, source: ridersSource() }]

/** One record and several, as they are chosen, rejected, out of use and only read. */
export const ReferenceFields = meta.story({
  render: () => (
    <ReferenceProvider references={references}>
      <StatesSheet<ReferenceFieldProps>
        width="field"
        part=".sw-Field-box"
        rows={{
          one: { to: 'rider', label: 'Customer', defaultValue: 137 },
          several: { to: 'rider', label: 'Mechanics', many: true, defaultValue: [139, 142] },
        }}
        states={{
          rest: {},
          hover: {},
          invalid: { error: 'Choose somebody else' },
          warning: { warning: 'Away until Monday' },
          disabled: { disabled: true },
          'read-only': { readOnly: true },
        }}
      >
        {(props) => <ReferenceField {...props} />}
      </StatesSheet>
    </ReferenceProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByDisplayValue('Amélie Rousseau')).toHaveLength(6))
    await waitFor(() => expect(canvas.getAllByText('Chiara Lombardi')).toHaveLength(6))
  },
})
