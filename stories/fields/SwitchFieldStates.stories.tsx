import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { SwitchField, type SwitchFieldProps } from '../../src/fields/SwitchField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/SwitchField/States',
  component: SwitchField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Off and on, as it is used, rejected, out of use and only read. */
export const SwitchFields = meta.story({
  render: () => (
    <StatesSheet<SwitchFieldProps>
      width="field"
      part=".sw-SwitchField-control"
      rows={{
        off: { label: 'Messages', description: 'On the morning after.' },
        on: { label: 'Messages', defaultValue: true },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Say whether to send messages' },
        'invalid hover': { invalid: true },
        warning: { warning: 'The airport sends few: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <SwitchField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const look = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: state }).querySelector('input')!)
    await expect(look('off, hover').borderTopColor).not.toBe(look('off, rest').borderTopColor)
    await expect(look('on, rest').backgroundColor).not.toBe(look('off, rest').backgroundColor)
    await expect(look('on, read-only hover').borderTopColor).toBe(look('on, read-only').borderTopColor)
  },
})
