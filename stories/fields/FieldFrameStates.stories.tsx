import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { FieldFrame, type FieldFrameProps } from '../../src/fields/FieldFrame'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/FieldFrame/States',
  component: FieldFrame as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A control of the host's own, drawn as it likes: the words around it have the states of every field. */
export const FieldFrames = meta.story({
  render: () => (
    <StatesSheet<FieldFrameProps>
      width="field"
      part="input"
      rows={{
        'own control': {
          label: 'Certainty',
          description: 'That it was this species.',
          children: (control) => (
            <input
              {...control}
              type="range"
              defaultValue={70}
              style={{ inlineSize: '100%', margin: 0, accentColor: 'var(--sw-accent)' }}
            />
          ),
        },
      }}
      states={{
        rest: {},
        optional: { required: false },
        invalid: { error: 'Say how certain it is' },
        warning: { warning: 'Surer than the laboratory: is it right?' },
        disabled: { disabled: true },
      }}
    >
      {(props) => <FieldFrame {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const label = (state: string) => {
      const cell = canvas.getByRole('group', { name: `own control, ${state}` })
      return getComputedStyle(cell.querySelector('label')!).color
    }
    await expect(label('disabled')).not.toBe(label('rest'))
    await expect(canvas.getAllByRole('slider', { name: /^Certainty/ })).toHaveLength(5)
  },
})
