import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { FileField, type FileFieldProps } from '../../src/fields/FileField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/FileField/States',
  component: FileField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Files as they are chosen, rejected, out of use and only read. Pointer and keyboard are on the sheet of FileDrop. */
export const FileFields = meta.story({
  render: () => (
    <StatesSheet<FileFieldProps>
      width="field"
      part=".sw-FileDrop-input"
      rows={{
        empty: { label: 'Report' },
        filled: {
          label: 'Report',
          defaultValue: {
            name: 'engine.pdf',
            type: 'application/pdf',
            size: 1_240_000,
            url: 'https://files.example/1',
          },
        },
      }}
      states={{
        rest: {},
        invalid: { error: 'Choose a report' },
        warning: { warning: 'Older than the flight: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <FileField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const area = (state: string) =>
      canvas.getByRole('group', { name: state }).querySelector<HTMLElement>('.sw-FileDrop')
    const line = (state: string) => getComputedStyle(area(state)!).borderTopColor
    await expect(line('empty, invalid')).not.toBe(line('empty, rest'))
    await expect(line('empty, disabled')).not.toBe(line('empty, rest'))
    await expect(area('filled, read-only')).toBeNull()
  },
})
