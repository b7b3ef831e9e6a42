import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { JsonField, type JsonFieldProps } from '../../src/fields/JsonField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/JsonField/States',
  component: JsonField as ComponentType<object>,
  tags: ['states', '!autodocs'],
  parameters: { visual: { until: '.sw-JsonField-editor .cm-line' } },
})

/** Data as it is entered, rejected, out of use and only read. The button is on the sheet of Button. */
export const JsonFields = meta.story({
  render: () => (
    <StatesSheet<JsonFieldProps>
      width="field"
      part=".sw-JsonField-box"
      rows={{
        data: {
          label: 'Radar track',
          rows: 4,
          defaultValue: { station: 'KDEN', metres: 1820, moving: true },
        },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        invalid: { error: 'Line 3: remove the comma before }' },
        'invalid hover': { invalid: true },
        warning: { warning: 'The station is far away: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <JsonField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.cm-content')).toHaveLength(8))
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `data, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})
